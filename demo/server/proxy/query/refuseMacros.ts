import { Refused } from '../refused'

/** @throws Refused for `${name}`, which Solr replaces by another param before it reads anything. */
export function refuseMacros(name: string, value: string): void {
  if (value.includes('${')) throw new Refused(`${name} may not hold a macro such as \${name}`)
}
