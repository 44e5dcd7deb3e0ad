import { requestSolr } from './requestSolr'
import type { Solr } from './startSolr'

/** The number of documents per request. */
const BATCH = 500

/**
 * Creates a core, or in a cloud a collection on two shards, and indexes documents in it.
 * @returns its URL, for `SOLR_URL`
 */
export async function createIndex(
  { url, cloud }: Pick<Solr, 'url' | 'cloud'>,
  name: string,
  documents: readonly object[],
): Promise<string> {
  const create = new URLSearchParams({ action: 'CREATE', name, wt: 'json' })
  if (cloud) {
    create.set('collection.configName', 'vitrine')
    create.set('numShards', '2')
  } else create.set('configSet', 'vitrine')
  await requestSolr(`${url}/admin/${cloud ? 'collections' : 'cores'}?${create}`)
  const index = `${url}/${name}`
  for (let start = 0; start < documents.length; start += BATCH) {
    await requestSolr(`${index}/update`, documents.slice(start, start + BATCH))
  }
  await requestSolr(`${index}/update?commit=true`, [])
  return index
}
