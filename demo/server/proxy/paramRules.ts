import { isAllowedField } from './isAllowedField'
import type { ProxyConfig } from './proxyConfig'
import { boostFunction } from './rules/boostFunction'
import { filterOrCircle, placeField, point } from './rules/circle'
import { countedField, facetField, facetQuery } from './rules/counted'
import { fieldList, shownFields, sortFields, weightedFields } from './rules/fields'
import { filterQuery } from './rules/filterQuery'
import { idList } from './rules/idList'
import { matching, oneOf } from './rules/oneOf'
import { plainText, type Rule } from './rules/rule'
import { userQuery } from './rules/userQuery'
import { facetLimit, leastCount, wholeNumber } from './rules/wholeNumber'

const yesOrNo = oneOf('true', 'false')
const rangeEnd = matching(/^[\w:.+/-]{1,60}$/, 'a number or a date')
const containedText = matching(
  /^(?:[^\p{Cc}]|\t){1,1000}$/u,
  'at most 1,000 characters in one line',
)
const timeZone = matching(
  /^[A-Za-z]{1,20}(?:[_/+-][A-Za-z0-9]{1,20}){0,5}$/,
  'the name of a time zone',
)
const highlightMark = matching(/^[\s\S]{0,100}$/, 'at most 100 characters')

/** Options that may also be set for a single field: `f.city.facet.limit`. */
const FIELD_RULES: Readonly<Record<string, Rule>> = {
  'facet.prefix': plainText,
  'facet.sort': oneOf('count', 'index'),
  'facet.limit': facetLimit,
  'facet.offset': wholeNumber('start'),
  'facet.mincount': leastCount,
  'facet.missing': yesOrNo,
  'facet.method': oneOf('enum', 'fc', 'fcs', 'uif', 'dvhash'),
  'facet.range.start': rangeEnd,
  'facet.range.end': rangeEnd,
  'facet.range.gap': rangeEnd,
  'facet.range.hardend': yesOrNo,
  'facet.range.include': oneOf('lower', 'upper', 'edge', 'outer', 'all'),
  'facet.range.other': oneOf('before', 'after', 'between', 'none', 'all'),
  'hl.simple.pre': highlightMark,
  'hl.simple.post': highlightMark,
  'hl.snippets': wholeNumber(20),
  'hl.fragsize': wholeNumber(10_000),
}

/** Options that are set for a single field only. */
const SINGLE_FIELD_RULES: Readonly<Record<string, Rule>> = {
  ...FIELD_RULES,
  'facet.contains': containedText,
  'facet.contains.ignoreCase': yesOrNo,
}

const RULES: ReadonlyMap<string, Rule> = new Map(
  Object.entries({
    ...FIELD_RULES,
    q: userQuery,
    fq: filterOrCircle,
    bq: filterQuery,
    boost: boostFunction,
    ids: idList,
    sort: sortFields,
    rows: wholeNumber('rows'),
    start: wholeNumber('start'),
    fl: shownFields,
    qf: weightedFields,
    mm: matching(/^[-+<>%\d\s]{1,60}$/, 'a number, a percentage or conditions'),
    'q.op': oneOf('AND', 'OR'),
    defType: oneOf('edismax'),
    facet: yesOrNo,
    'facet.field': facetField,
    'facet.query': facetQuery,
    'facet.range': countedField,
    TZ: timeZone,
    sfield: placeField,
    pt: point,
    stats: yesOrNo,
    'stats.field': countedField,
    hl: yesOrNo,
    'hl.fl': fieldList,
    'hl.method': oneOf('unified', 'original'),
    'hl.requireFieldMatch': yesOrNo,
    spellcheck: yesOrNo,
    'spellcheck.q': plainText,
    'spellcheck.count': wholeNumber(20),
    'spellcheck.collate': yesOrNo,
    'spellcheck.extendedResults': yesOrNo,
    wt: oneOf('json'),
    'json.nl': oneOf('map', 'flat', 'arrarr', 'arrmap'),
    'json.wrf': matching(/^(?:\?|[\w$.]{1,100})$/, 'the name of a function'),
  }),
)

/** The params that Solr reads as lists. Of all others it reads only the first. */
const REPEATED =
  /^(?:fq|bq|fl|qf|hl\.fl|facet\.field|facet\.query|stats\.field|(?:f\..+\.)?facet\.range(?:\.include|\.other)?)$/

/** The rule of a param. Undefined when the param is not allowed. */
export function ruleOf(name: string, config: ProxyConfig): Rule | undefined {
  const [, field, option] = /^f\.(.+?)\.((?:facet|hl)\..+)$/.exec(name) ?? []
  if (field === undefined || option === undefined) return RULES.get(name)
  return isAllowedField(field, config) && Object.hasOwn(SINGLE_FIELD_RULES, option)
    ? SINGLE_FIELD_RULES[option]
    : undefined
}

/** Whether a param may be repeated. */
export function mayRepeat(name: string): boolean {
  return REPEATED.test(name)
}
