import { Rejected } from '../rejected'

/** @throws Refused for `${name}`, which Solr replaces by another param before it reads anything. */
export function rejectMacros(name: string, value: string): void {
  if (value.includes('${')) throw new Rejected(`${name} may not hold a macro such as \${name}`)
}
