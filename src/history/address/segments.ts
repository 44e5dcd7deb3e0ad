import { readPart } from './readPart'

/** One `name=value` of a fragment, or a piece without `=`. */
export interface Segment {
  /** As it stands in the address. */
  readonly text: string
  /** The param's name without the component's prefix; null for a pair that is somebody else's. */
  readonly name: string | null
  /** Decoded. */
  readonly value: string
}

/** The names a component reads and writes: the exposed ones and, always, `bq` (spec 2.1). */
export function ownNames(exposed: readonly string[]): readonly string[] {
  return [...new Set([...exposed, 'bq'])]
}

/** `a` and `a.` both mean that a component's names begin with `a.` (design decision 8). */
export function prefixOf(prefix = ''): string {
  return prefix === '' || prefix.endsWith('.') ? prefix : `${prefix}.`
}

/** Takes a fragment apart, telling a component's own pairs from the others. A text directive is left out. */
export function segments(
  fragment: string,
  exposed: readonly string[],
  prefix?: string,
): readonly Segment[] {
  const names = ownNames(exposed)
  const front = prefixOf(prefix)
  const [said = ''] = fragment.replace(/^#/, '').split(':~:')
  return said
    .split('&')
    .filter((text) => text !== '')
    .map((text) => {
      const at = text.indexOf('=')
      const full = at < 0 ? '' : readPart(text.slice(0, at))
      const name = full.slice(front.length)
      const isOwn = at > 0 && full.startsWith(front) && names.includes(name)
      return { text, name: isOwn ? name : null, value: isOwn ? readPart(text.slice(at + 1)) : '' }
    })
}
