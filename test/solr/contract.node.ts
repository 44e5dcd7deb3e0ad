import { describe, test } from 'node:test'
import { agrees } from './agrees'
import { askThrough } from './ask'
import { requests } from './requests'

/** Where the listings are, by the kind of Solr; all.ts starts them. */
const solrs = { 'one node': process.env['SOLR_SINGLE'], 'two shards': process.env['SOLR_CLOUD'] }

const embedded = askThrough(null)
for (const [kind, url] of Object.entries(solrs)) {
  if (!url) throw new Error(`There is no Solr on ${kind} to ask: npm run test:solr starts it`)
  const real = askThrough(url)
  describe(`Solr on ${kind} agrees with the embedded engine on`, () => {
    for (const request of requests) test(request.name, () => agrees(request, embedded, real))
  })
}
