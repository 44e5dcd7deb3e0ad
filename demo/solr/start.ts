import { parseArgs } from 'node:util'
import { createCorpus } from '../server/corpus/createCorpus'
import { DEFAULT_CORPUS_SIZE, INDEX_ID } from '../server/corpus/site'
import { createIndex } from './createIndex'
import { startSolr } from './startSolr'

/** Solr's default port. */
const DEFAULT_PORT = 8983

/*
 * `npm run solr` starts a real Apache Solr with the demo's listings. `-- --cloud` starts two nodes and two shards,
 * `-- --port 9000` sets the port, `-- --corpus 500` the number of listings.
 */
const { values } = parseArgs({
  options: {
    cloud: { type: 'boolean', default: false },
    port: { type: 'string', default: String(DEFAULT_PORT) },
    corpus: { type: 'string', default: String(DEFAULT_CORPUS_SIZE) },
  },
})
const port = Number(values.port)
const size = Number(values.corpus)
if (![port, size].every((number) => Number.isInteger(number) && number >= 0)) {
  throw new Error('--port and --corpus take whole numbers')
}
const starting = startSolr({ cloud: values.cloud, port })
let stopping = false
const stop = async (): Promise<void> => {
  if (stopping) return
  stopping = true
  await (await starting).stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

const solr = await starting
void solr.ended.then(() => {
  if (stopping) return
  console.error('Solr has stopped unexpectedly.')
  process.exit(1)
})
const index = await createIndex(solr, INDEX_ID, createCorpus(size))
console.log(`${size} listings are in Solr, ${solr.cloud ? 'on two shards' : 'on one node'}.`)
console.log(`Next: SOLR_URL=${index} npm run demo`)
