import * as v from 'valibot'

/*
 * The pieces that configuration schemas are made of. CMSs write numbers and booleans as strings,
 * and an attribute can hold nothing else, so each piece reads both. A piece's message says what it
 * expected; decode.ts puts the path before it and the found value behind it.
 */

/** Any text; a number is taken as its digits. */
export const text = () =>
  v.pipe(
    v.union([v.string(), v.number()], 'a text'),
    v.transform((value) => String(value)),
  )

/** A text that is not empty. */
export const filledText = (what = 'a text that is not empty') =>
  v.pipe(
    v.union([v.string(), v.number()], what),
    v.transform((value) => String(value)),
    v.check((value) => value.trim() !== '', what),
  )

/** A whole number, at least `least`. */
export const wholeNumber = (
  min = Number.MIN_SAFE_INTEGER,
  what = min === Number.MIN_SAFE_INTEGER ? 'a whole number' : `a whole number of at least ${min}`,
) =>
  v.pipe(
    v.union([v.number(), v.string()], what),
    v.check((value) => isNumeric(value) && Number.isSafeInteger(Number(value)), what),
    v.transform((value) => Number(value)),
    v.check((value) => value >= min, what),
  )

/** Any finite number, at least `least`. */
export const anyNumber = (min = Number.NEGATIVE_INFINITY, what = 'a number') =>
  v.pipe(
    v.union([v.number(), v.string()], what),
    v.check((value) => isNumeric(value) && Number.isFinite(Number(value)), what),
    v.transform((value) => Number(value)),
    v.check((value) => value >= min, `${what} of at least ${min}`),
  )

const YES: readonly unknown[] = [true, 1, '1', 'true', 'yes']
const NO: readonly unknown[] = [false, 0, '0', 'false', 'no']

/** On or off. */
export const onOff = () =>
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()], 'true or false'),
    v.check((value) => YES.includes(value) || NO.includes(value), 'true or false'),
    v.transform((value) => YES.includes(value)),
  )

/** A list of texts: a JSON array, an object's values (as PHP writes some arrays), or a comma-separated text. */
export const textList = () =>
  v.pipe(
    v.union(
      [v.array(text()), v.record(v.string(), text()), v.string()],
      'a list of texts, such as ["a", "b"]',
    ),
    v.transform((value): readonly string[] => {
      if (Array.isArray(value)) return value
      if (typeof value === 'object') return Object.values(value)
      return value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    }),
  )

/** A Solr field name, as it may stand in a filter without quoting. */
export const fieldName = () =>
  v.pipe(
    v.string(FIELD_NAME),
    v.check((value) => /^[A-Za-z_][\w.-]*$/.test(value), FIELD_NAME),
  )
const FIELD_NAME = 'a Solr field name (letters, digits, _ . -)'

/** A name in the query string that PHP leaves as it is. */
export const queryName = () =>
  v.pipe(
    v.string(QUERY_NAME),
    v.check((value) => /^[A-Za-z]\w*$/.test(value), QUERY_NAME),
  )
const QUERY_NAME = 'a name of letters, digits and _'

/** One of some words. */
export const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  v.picklist(words, `one of ${words.map((word) => `"${word}"`).join(', ')}`)

/** Texts by key; a PHP empty array counts as an empty object. */
export const textsByKey = () =>
  v.pipe(
    v.union([v.record(v.string(), text()), emptyArray()], 'an object of texts'),
    v.transform((value): Readonly<Record<string, string>> => (Array.isArray(value) ? {} : value)),
  )

/** PHP's json_encode writes an empty map as []. */
export const emptyArray = () => v.pipe(v.array(v.unknown()), v.maxLength(0))

function isNumeric(value: number | string): boolean {
  return typeof value === 'number' || /^\s*[-+]?\d+(\.\d+)?\s*$/.test(value)
}
