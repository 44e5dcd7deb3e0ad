import { replaceRanges } from './replaceRanges'
import { shiftMappings } from './shiftMappings'

interface Script {
  readonly code: string
  /** The source map's `mappings`. */
  readonly mappings: string
}

/**
 * Escapes every character of a script that is not ASCII. A classic script is read in its page's encoding, and
 * old CMSs serve pages in other encodings than UTF-8: there "1–10" would become "1â€“10".
 */
export function asciiOnly({ code, mappings }: Script): Script {
  const edits = [...code.matchAll(NON_ASCII)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: escapeCharacter(found),
  }))
  return { code: replaceRanges(code, edits), mappings: shiftMappings(code, mappings, edits) }
}

const NON_ASCII = /\\?[^\0-\x7f]/g

function escapeCharacter(found: string): string {
  if (found.startsWith('\\'))
    throw new Error(`A backslash before a character that is not ASCII: ${found}`)
  return `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`
}
