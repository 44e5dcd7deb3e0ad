import type { Pairs } from './pairs'
import { mayRepeat, ruleOf } from './paramRules'
import type { ProxyConfig } from './proxyConfig'
import { Refused, shown } from './refused'
import { refuseSteps } from './refuseSteps'

/**
 * Makes the list of params that goes on to Solr: what came, as far as the rules know it, then what the
 * site forces. Nothing goes on but what is written here.
 * @throws Refused at the first param that may not pass.
 */
export function rebuild(pairs: Pairs, config: ProxyConfig): Pairs {
  const seen = new Set<string>()
  const passed = pairs.map(([name, value]): Pairs[number] => {
    const rule = ruleOf(name, config)
    if (!rule) throw new Refused(`The param ${shown(name)} is not allowed`)
    if (seen.has(name) && !mayRepeat(name)) throw new Refused(`${name} is there more than once`)
    seen.add(name)
    if (value.includes('\0')) throw new Refused(`${name} may not hold a NUL`)
    // An empty value would only hide a default.
    return [name, value === '' ? '' : rule(value, name, config)]
  })
  refuseSteps(passed, config)
  const isSaid = (name: string) => passed.some((pair) => pair[0] === name && pair[1] !== '')
  const defaults = {
    ...(isSaid('ids') ? {} : { q: '*:*' }),
    fl: config.fields.join(','),
    ...config.defaults,
  }
  const forced: Pairs = [
    ...config.filters.map((filter) => ['fq', filter] as const),
    ['defType', 'edismax'],
    ['uf', config.fields.join(' ')],
    ['wt', 'json'],
    ['expandMacros', 'false'],
    ['timeAllowed', String(config.most.time)],
  ]
  const isForced = (name: string, value: string) =>
    forced.some((pair) => pair[0] === name && (name !== 'fq' || pair[1] === value))
  return [
    ...passed.filter(([name, value]) => value !== '' && !isForced(name, value)),
    ...Object.entries(defaults).filter(([name]) => !isSaid(name)),
    ...forced,
  ]
}
