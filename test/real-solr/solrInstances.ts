/** A running Solr. `all.ts` starts it and passes its URL in the environment. */
export interface SolrInstance {
  readonly kind: string
  /** The URL without the core or collection. */
  readonly url: string
  readonly cloud: boolean
}

/** One node, and two shards. @throws Error when they are not running. */
export const solrInstances: readonly SolrInstance[] = [
  { kind: 'one node', url: urlFrom('SOLR_SINGLE'), cloud: false },
  { kind: 'two shards', url: urlFrom('SOLR_CLOUD'), cloud: true },
]

function urlFrom(variable: string): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} is not set: npm run test:solr starts Solr and sets it`)
  return url
}
