import { fieldTypes } from './corpus/fieldTypes'
import { copiedFields, searchedFields } from './corpus/searchedFields'
import { INDEX_ID } from './corpus/site'
import { defaultLimits, type ProxyConfig } from './proxy/proxyConfig'

/** The proxy configuration of the demo site. @param solr the URL of the core or collection. */
export function listingsProxy(solr: string): ProxyConfig {
  const weights = Object.entries(searchedFields).map(([name, weight]) => `${name}^${weight}`)
  return {
    solr,
    filters: [`index_id:${INDEX_ID}`],
    fields: [...Object.keys(fieldTypes), ...Object.keys(copiedFields)],
    // Nothing of this index is secret: facets may list values that no listing has.
    defaults: { qf: weights.join(' '), 'facet.mincount': '0' },
    boosts: ['log(sum(rating,1))'],
    ignored: ['ajax_page_state[jquery_version]'],
    limits: defaultLimits,
    // The request log has the answer with its reason.
    log: () => {},
  }
}
