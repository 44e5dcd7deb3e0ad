import type { ShortcodeTag } from '../../../src/captions/html/readShortcodeTag'
import { tokenizeText } from '../../../src/captions/html/tokenizeText'

/** A shortcode in a page: the text nodes that contain exactly its tags. */
export interface FoundShortcode {
  readonly tag: ShortcodeTag
  readonly open: Text
  readonly close: Text
}

/** Elements to ignore: code, fields, editors, shown captions and our own roots. */
const IGNORED =
  'script, style, textarea, select, [contenteditable], [data-vitrine-root], .caption-text, .tox, .cke, .ck'

/** Finds the complete shortcodes in an element, inner ones first. Splits text nodes at the tags. */
export function findShortcodes(element: Element): readonly FoundShortcode[] {
  const found: FoundShortcode[] = []
  const open: { readonly tag: ShortcodeTag; readonly node: Text }[] = []
  for (const text of textNodes(element)) {
    let rest = text
    let at = 0
    for (const token of tokenizeText(text.data)) {
      const node = token.start > at ? rest.splitText(token.start - at) : rest
      rest = node.splitText(token.end - token.start)
      at = token.end
      if (token.kind === 'open') open.push({ tag: token, node })
      else {
        const opened = open.pop()
        if (opened) found.push({ tag: opened.tag, open: opened.node, close: node })
      }
    }
  }
  return found
}

function textNodes(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(IGNORED)) texts.push(node)
  }
  return texts
}
