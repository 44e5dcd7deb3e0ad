import type { ProxyConfig } from './proxyConfig'

/** Whether the site allows a field. `ss_*` in its list allows all fields with that prefix. */
export function isAllowedField(field: string, { fields }: ProxyConfig): boolean {
  return fields.some((allowed) =>
    allowed.endsWith('*') && allowed.length > 1
      ? field.startsWith(allowed.slice(0, -1)) && PLAIN.test(field)
      : field === allowed,
  )
}

/** A field name that Solr cannot read as a function, a glob or a local param. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u
