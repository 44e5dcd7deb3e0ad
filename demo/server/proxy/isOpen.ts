import type { ProxyConfig } from './proxyConfig'

/** Whether the site opens a field; `ss_*` in its list stands for all that begin so. */
export function isOpen(field: string, { fields }: ProxyConfig): boolean {
  return fields.some((open) =>
    open.endsWith('*') && open.length > 1
      ? field.startsWith(open.slice(0, -1)) && PLAIN.test(field)
      : field === open,
  )
}

/** Nothing that Solr could read as a function, a glob or a local param. */
const PLAIN = /^[\p{L}\p{N}_][\p{L}\p{N}_.-]*$/u
