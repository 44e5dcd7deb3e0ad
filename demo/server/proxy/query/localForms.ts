/** A tag's name, or several with commas. */
export const TAG = '[\\p{L}\\p{N}_][\\p{L}\\p{N}_.,-]{0,199}'

/** The name of a count in the response. It may begin with the field's name. */
export const KEY = '[\\p{L}\\p{N}_.:-]{1,100}'

/**
 * Text in single quotes, as Solr's StrParser reads it: `\\` and `\'` are escapes, and so is `\{`, since `${` is
 * rejected everywhere. Of control characters only tabs and line breaks, which values of an index may have.
 */
export const QUOTED = "'(?:[^'\\\\\\p{Cc}]|[\\t\\n\\r]|\\\\['\\\\{]){1,8000}'"

/** What a level of a path may be: names without the delimiter, so many deep. The delimiter is one same sign. */
export const DEPTH =
  "'\\[(?<sign>[^\\p{L}\\p{N}\\s\\p{Cc}\\\\^\\[\\]&'\"{}-])\\]\\?\\[\\^\\k<sign>\\]\\+(?:\\[\\k<sign>\\]\\[\\^\\k<sign>\\]\\+){0,19}'"

/** Latitude and longitude in degrees, as plain decimals. */
export const POINT = '-?\\d{1,2}(?:\\.\\d{1,15})?,-?\\d{1,3}(?:\\.\\d{1,15})?'

/** A distance in kilometres, as a plain decimal. */
export const KILOMETRES = '\\d{1,5}(?:\\.\\d{1,15})?'
