/** The most rows that one request may ask for. */
export const MOST_ROWS = 1000

const FACET_OPTION =
  '(?:prefix|contains|contains\\.ignoreCase|sort|limit|offset|mincount|missing|method|range\\.(?:start|end|gap|hardend|include|other))'

const ALLOWED: readonly RegExp[] = [
  /^(?:q|fq|bq|boost|sort|rows|start|fl|qf|mm|ids|defType|q\.op|wt|json\.nl|json\.wrf)$/,
  /^facet(?:\.field|\.range)?$/,
  new RegExp(`^facet\\.${FACET_OPTION}$`),
  new RegExp(`^f\\.[\\w.-]+\\.facet\\.${FACET_OPTION}$`),
  /^stats(?:\.field)?$/,
  /^(?:f\.[\w.-]+\.)?hl(?:\.fl|\.simple\.pre|\.simple\.post|\.snippets|\.fragsize)?$/,
  /^spellcheck(?:\.q|\.count|\.collate|\.extendedResults)?$/,
]

/** Values that are fixed because anything else would reach another parser or writer of Solr's. */
const FIXED: Readonly<Record<string, readonly string[]>> = {
  defType: ['edismax'],
  wt: ['json'],
  'json.nl': ['map', 'flat', 'arrarr', 'arrmap'],
}

/**
 * Says why a param does not go through to Solr.
 * @returns null for a param that may pass.
 */
export function refuseParam(name: string, value: string): string | null {
  if (!ALLOWED.some((pattern) => pattern.test(name))) return `The param '${name}' is not allowed`
  const fixed = Object.hasOwn(FIXED, name) ? FIXED[name] : undefined
  if (fixed && !fixed.includes(value)) return `${name} must be ${fixed.join(' or ')}`
  if (name === 'rows' && !(/^\d+$/.test(value) && Number(value) <= MOST_ROWS)) {
    return `rows must be a whole number up to ${MOST_ROWS}`
  }
  if (name === 'json.wrf' && !/^(?:\?|[\w$.]{1,100})$/.test(value)) {
    return 'json.wrf must be the name of a function'
  }
  return null
}
