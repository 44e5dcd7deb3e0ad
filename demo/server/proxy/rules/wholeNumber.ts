import type { Limits } from '../proxyConfig'
import { quoteValue, Rejected } from '../rejected'
import type { Rule } from './rule'

/** Allows whole numbers from 0 up to a limit: one of the site's, or a fixed number. */
export function wholeNumber(limit: keyof Limits | number): Rule {
  return (value, name, { limits }) => {
    const max = typeof limit === 'number' ? limit : limits[limit]
    if (/^\d{1,9}$/.test(value) && Number(value) <= max) return value
    throw new Rejected(`${name} must be a whole number up to ${max}, not ${quoteValue(value)}`)
  }
}

/** Limits the values of one facet. Solr's `-1`, which means all of them, is sent as the limit. */
export const facetLimit: Rule = (value, name, config) =>
  value === '-1'
    ? String(config.limits.facetValues)
    : wholeNumber('facetValues')(value, name, config)

/**
 * The least count of a facet's values. Solr lists values that no result has from its whole index, so the site's filters
 * hide none of them. Where there are filters, 0 is sent as 1, unless the site's own defaults ask for 0.
 */
export const leastCount: Rule = (value, name, config) => {
  const { filters, defaults } = config
  const checked = wholeNumber(1_000_000_000)(value, name, config)
  const listsAll = filters.length === 0 || (defaults[name] ?? defaults['facet.mincount']) === '0'
  return Number(checked) > 0 || listsAll ? checked : '1'
}
