import { checkRangeSteps } from './checkRangeSteps'
import { checkTogether } from './checkTogether'
import { mayRepeat, ruleOf } from './paramRules'
import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { quoteValue, Rejected } from './rejected'

/**
 * Builds the list of params for Solr: the allowed params of the request, then those that the site forces.
 * @throws Rejected at the first param that is not allowed.
 */
export function buildSolrParams(params: Params, config: ProxyConfig): Params {
  const seen = new Set<string>()
  const allowed = params.map(([name, value]): Params[number] => {
    try {
      const rule = ruleOf(name, config)
      if (!rule) throw new Rejected(`The param ${quoteValue(name)} is not allowed`)
      if (seen.has(name) && !mayRepeat(name)) throw new Rejected(`${name} must not be repeated`)
      seen.add(name)
      if (value.includes('\0')) throw new Rejected(`${name} must not contain a NUL`)
      // An empty value does not count as set, so that defaults apply.
      return [name, value === '' ? '' : rule(value, name, config)]
    } catch (error) {
      throw error instanceof Rejected ? new Rejected(error.message, error.field, name) : error
    }
  })
  checkRangeSteps(allowed, config)
  checkTogether(allowed, config)
  const isSet = (name: string) => allowed.some((pair) => pair[0] === name && pair[1] !== '')
  const defaults = {
    ...(isSet('ids') ? {} : { q: '*:*' }),
    fl: config.fields.join(','),
    // Solr's own default is 0: see leastCount.
    ...(config.filters.length > 0 ? { 'facet.mincount': '1' } : {}),
    ...config.defaults,
  }
  const forced: Params = [
    ...config.filters.map((filter) => ['fq', filter] as const),
    ['defType', 'edismax'],
    ['uf', config.fields.join(' ')],
    ['wt', 'json'],
    ['expandMacros', 'false'],
    ['timeAllowed', String(config.limits.time)],
  ]
  const isForced = (name: string, value: string) =>
    forced.some((pair) => pair[0] === name && (name !== 'fq' || pair[1] === value))
  return [
    ...allowed.filter(([name, value]) => value !== '' && !isForced(name, value)),
    ...Object.entries(defaults).filter(([name]) => !isSet(name)),
    ...forced,
  ]
}
