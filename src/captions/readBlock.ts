import { ALIGNS, type Align } from './caption'
import { styleWidth } from './captionWidth'
import type { HtmlTag } from './html/htmlTag'
import { hasClass, parseAttributes } from './html/parseAttributes'
import type { Token } from './html/tokenize'
import { BLOCK_ATTRIBUTES } from './writeBlock'

/** The three tags at the start of a block. */
export interface BlockStart {
  readonly start: number
  readonly end: number
  readonly align: Align
  /** As written; null without one. */
  readonly width: string | null
  readonly id: string | null
  readonly tag: string | null
  readonly paragraph: string | null
}

const CLASSES = ['caption', 'caption-width-container', 'caption-inner'] as const

/** Reads the start of a block: three nested `div`s with these classes. @returns null for other tags. */
export function readBlockStart(
  html: string,
  tokens: readonly Token[],
  index: number,
): BlockStart | null {
  const tags = CLASSES.map((_, k) => tokens[index + k]).filter((one) => one?.kind === 'tag')
  const [outer, middle, inner] = tags
  if (!outer || !middle || !inner || !areAdjacent(html, tags)) return null
  const [block, container, content] = tags.map((one) =>
    parseAttributes(html.slice(one.start, one.end)),
  )
  const all = [block, container, content].every((one, k) => one && hasClass(one, CLASSES[k] ?? ''))
  if (!block || !container || !all) return null
  return {
    start: outer.start,
    end: inner.end,
    align: ALIGNS.find((one) => hasClass(block, `caption-${one}`)) ?? 'left',
    width: readContainerWidth(container),
    id: block.get('id') || null,
    tag: block.get(BLOCK_ATTRIBUTES.tag) ?? null,
    paragraph: block.get(BLOCK_ATTRIBUTES.paragraph) ?? null,
  }
}

/** Whether these are `div` start tags with only white space between them. */
function areAdjacent(html: string, tags: readonly HtmlTag[]): boolean {
  return tags.every(({ name, isEnd, start }, k) => {
    const before = k === 0 ? start : (tags[k - 1]?.end ?? 0)
    return name === 'div' && !isEnd && html.slice(before, start).trim() === ''
  })
}

/** The width in our attribute, or in a style that a server wrote. */
function readContainerWidth(container: ReadonlyMap<string, string>): string | null {
  return container.get(BLOCK_ATTRIBUTES.width) ?? styleWidth(container.get('style') ?? '')
}
