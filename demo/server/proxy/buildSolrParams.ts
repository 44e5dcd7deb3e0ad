import { checkRangeSteps } from './checkRangeSteps'
import { mayRepeat, ruleOf } from './paramRules'
import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { quoteValue, Rejected } from './rejected'

/**
 * Makes the list of params that goes on to Solr: what came, as far as the rules know it, then what the
 * site forces. Nothing goes on but what is written here.
 * @throws Refused at the first param that may not pass.
 */
export function buildSolrParams(params: Params, config: ProxyConfig): Params {
  const seen = new Set<string>()
  const allowed = params.map(([name, value]): Params[number] => {
    const rule = ruleOf(name, config)
    if (!rule) throw new Rejected(`The param ${quoteValue(name)} is not allowed`)
    if (seen.has(name) && !mayRepeat(name)) throw new Rejected(`${name} is there more than once`)
    seen.add(name)
    if (value.includes('\0')) throw new Rejected(`${name} may not hold a NUL`)
    // An empty value would only hide a default.
    return [name, value === '' ? '' : rule(value, name, config)]
  })
  checkRangeSteps(allowed, config)
  const isSet = (name: string) => allowed.some((pair) => pair[0] === name && pair[1] !== '')
  const defaults = {
    ...(isSet('ids') ? {} : { q: '*:*' }),
    fl: config.fields.join(','),
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
