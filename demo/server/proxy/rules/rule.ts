import type { ProxyConfig } from '../proxyConfig'

/**
 * What may stand in a param.
 * @param name for the message.
 * @returns the value as it goes on to Solr. @throws Refused.
 */
export type Rule = (value: string, name: string, config: ProxyConfig) => string

/** Text that Solr takes as it stands: it is never parsed. */
export const plainText: Rule = (value) => value
