import type { ProxyConfig } from '../proxyConfig'

/**
 * Checks the value of a param.
 * @param name for the message
 * @returns the value for Solr
 * @throws Rejected when the value is not allowed
 */
export type Rule = (value: string, name: string, config: ProxyConfig) => string

/** Allows any text. Only for params that Solr does not parse. */
export const plainText: Rule = (value) => value
