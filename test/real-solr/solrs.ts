/** A running Solr that `all.ts` started and told of by the environment. */
export interface TestedSolr {
  readonly kind: string
  /** Without the core or collection. */
  readonly url: string
  readonly cloud: boolean
}

/** One node, and two shards. @throws Error where a test is run without them. */
export const solrs: readonly TestedSolr[] = [
  { kind: 'one node', url: named('SOLR_SINGLE'), cloud: false },
  { kind: 'two shards', url: named('SOLR_CLOUD'), cloud: true },
]

function named(variable: string): string {
  const url = process.env[variable]
  if (!url) throw new Error(`${variable} names no Solr: npm run test:solr starts them`)
  return url
}
