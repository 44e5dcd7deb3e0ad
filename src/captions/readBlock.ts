import { ALIGNS, type Align } from './caption'
import type { HtmlTag } from './html/htmlTag'
import type { Token } from './html/scan'
import { hasClass, tagAttributes } from './html/tagAttributes'
import { styleWidth } from './imageWidth'
import { BLOCK_ATTRIBUTES } from './writeBlock'

/** The three tags that a block begins with, as they stand. */
export interface BlockStart {
  readonly start: number
  readonly end: number
  readonly align: Align
  /** As written; null where it says none. */
  readonly width: string | null
  readonly id: string | null
  readonly tag: string | null
  readonly around: string | null
}

const CLASSES = ['caption', 'caption-width-container', 'caption-inner'] as const

/** @returns null where the tag of this number does not begin a block: one `div` in another, with these classes. */
export function readBlockStart(
  html: string,
  tokens: readonly Token[],
  index: number,
): BlockStart | null {
  const tags = CLASSES.map((_, k) => tokens[index + k]).filter((one) => one?.kind === 'tag')
  const [outer, middle, inner] = tags
  if (!outer || !middle || !inner || !areNested(html, tags)) return null
  const [block, container, content] = tags.map((one) =>
    tagAttributes(html.slice(one.start, one.end)),
  )
  const all = [block, container, content].every((one, k) => one && hasClass(one, CLASSES[k] ?? ''))
  if (!block || !container || !all) return null
  return {
    start: outer.start,
    end: inner.end,
    align: ALIGNS.find((one) => hasClass(block, `caption-${one}`)) ?? 'left',
    width: containerWidth(container),
    id: block.get('id') || null,
    tag: block.get(BLOCK_ATTRIBUTES.tag) ?? null,
    around: block.get(BLOCK_ATTRIBUTES.around) ?? null,
  }
}

/** Nothing but white space stands between them. */
function areNested(html: string, tags: readonly HtmlTag[]): boolean {
  return tags.every(({ name, isEnd, start }, k) => {
    const before = k === 0 ? start : (tags[k - 1]?.end ?? 0)
    return name === 'div' && !isEnd && html.slice(before, start).trim() === ''
  })
}

/** Ours, or what a server wrote in a style. */
function containerWidth(container: ReadonlyMap<string, string>): string | null {
  return container.get(BLOCK_ATTRIBUTES.width) ?? styleWidth(container.get('style') ?? '')
}
