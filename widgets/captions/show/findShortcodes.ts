import type { OpeningTag } from '../../../src/captions/html/readOpeningTag'
import { scanText } from '../../../src/captions/html/scanText'

/** A shortcode in a page: the text nodes that hold its tags and nothing else. */
export interface FoundShortcode {
  readonly tag: OpeningTag
  readonly open: Text
  readonly close: Text
}

/** Where text is no content: code, fields, editors, captions that are shown, and our own widgets. */
const ELSEWHERE =
  'script, style, textarea, select, [contenteditable], [data-vitrine-root], .caption-text, .tox, .cke, .ck'

/** The whole shortcodes in an element, the inner ones before those around them. Text nodes are split at their tags. */
export function findShortcodes(element: Element): readonly FoundShortcode[] {
  const found: FoundShortcode[] = []
  const open: { readonly tag: OpeningTag; readonly node: Text }[] = []
  for (const text of textsOf(element)) {
    let rest = text
    let at = 0
    for (const token of scanText(text.data)) {
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

function textsOf(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text && !node.parentElement?.closest(ELSEWHERE)) texts.push(node)
  }
  return texts
}
