import { decodeFragmentPart } from './fragmentEncoding'

/** One `name=value` of a fragment, or a piece without `=`. */
export interface FragmentPair {
  /** As written in the address. */
  readonly text: string
  /** The param's name without the component's prefix; null when the pair is not the component's. */
  readonly name: string | null
  /** Decoded. */
  readonly value: string
}

/** The names that a component reads and writes: the exposed ones and always `bq` (spec 2.1). */
export function paramNames(exposed: readonly string[]): readonly string[] {
  return [...new Set([...exposed, 'bq'])]
}

/** The prefix of a component's names: `a` and `a.` both mean `a.` (design decision 8). */
export function namePrefix(prefix = ''): string {
  return prefix === '' || prefix.endsWith('.') ? prefix : `${prefix}.`
}

/** Splits a fragment into the component's pairs and all others. A text directive is left out, and so is a `#` before a pair. */
export function splitFragment(
  fragment: string,
  exposed: readonly string[],
  prefix?: string,
): readonly FragmentPair[] {
  const names = paramNames(exposed)
  const fullPrefix = namePrefix(prefix)
  const [pairs = ''] = fragment.split(':~:')
  return pairs
    .split(/&#*|^#+/)
    .filter((text) => text !== '')
    .map((text) => {
      const at = text.indexOf('=')
      const fullName = at < 0 ? '' : decodeFragmentPart(text.slice(0, at))
      const name = fullName.slice(fullPrefix.length)
      const isComponents = at > 0 && fullName.startsWith(fullPrefix) && names.includes(name)
      return {
        text,
        name: isComponents ? name : null,
        value: isComponents ? decodeFragmentPart(text.slice(at + 1)) : '',
      }
    })
}
