import { Rejected } from '../rejected'

/** @throws Rejected for `${name}`, which Solr replaces by another param before it parses the value. */
export function rejectMacros(name: string, value: string): void {
  if (value.includes('${')) throw new Rejected(`${name} must not contain a macro such as \${name}`)
}
