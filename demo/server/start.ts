import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listingsEngine } from './corpus/listingsEngine'
import { DEFAULT_CORPUS_SIZE } from './corpus/site'
import { createApp } from './createApp'
import { warmUp } from './engine/warmUp'
import { listen } from './listen'

/** The default of PORT. */
const DEFAULT_PORT = 4173

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const app = createApp({
  root,
  solrUrl: process.env['SOLR_URL'] ?? null,
  dist: process.env['DIST_DIR'] ?? join(root, 'dist'),
})
warmUp(listingsEngine(DEFAULT_CORPUS_SIZE))
const { server, port } = await listen(app, Number(process.env['PORT'] ?? DEFAULT_PORT))
console.log(`Vitrine demo: http://localhost:${port}/`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close()
    process.exit(0)
  })
}
