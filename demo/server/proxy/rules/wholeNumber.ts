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
