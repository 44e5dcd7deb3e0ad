import type { ProxyConfig } from './proxyConfig'

/** Whether the site opens a field; `ss_*` in its list stands for all that begin so. */
export function isAllowedField(field: string, { fields }: ProxyConfig): boolean {
  return fields.some((allowed) =>
    allowed.endsWith('*') && allowed.length > 1
      ? field.startsWith(allowed.slice(0, -1)) && PLAIN.test(field)
      : field === allowed,
  )
}

/** Nothing that Solr could read as a function, a glob or a local param. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u
