import type { Ceilings } from '../proxyConfig'
import { Refused, shown } from '../refused'
import type { Rule } from './rule'

/** A whole number from 0 up to a ceiling, the site's or one of its own. */
export function wholeNumber(ceiling: keyof Ceilings | number): Rule {
  return (value, name, { most }) => {
    const limit = typeof ceiling === 'number' ? ceiling : most[ceiling]
    if (/^\d{1,9}$/.test(value) && Number(value) <= limit) return value
    throw new Refused(`${name} must be a whole number up to ${limit}, not ${shown(value)}`)
  }
}

/** How many values of a facet: Solr's `-1`, all of them, is sent as the ceiling. */
export const facetLimit: Rule = (value, name, config) =>
  value === '-1' ? String(config.most.facetValues) : wholeNumber('facetValues')(value, name, config)
