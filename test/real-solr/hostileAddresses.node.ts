import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { createIndex } from '../../demo/solr/createIndex'
import { loadAddressForm } from '../../src/history/addressForms'
import { parseSearchResponse } from '../../src/solr/response/searchResponse'
import { type HostileAddress, hostileAddresses } from './hostile/hostileAddresses'
import { hostileFacets } from './hostile/hostileFacets'
import { hostileValues } from './hostile/hostileValues'
import { createPostSearch } from './postSearch'
import { solrInstances } from './solrInstances'

/** How many requests run at once. */
const CONCURRENCY = 8

/** It has no field of a facet, but each hostile value as a word of `content`, which Solr searches where no field is named. */
const decoy = {
  id: 'decoy',
  index_id: 'listings',
  title: '1 2 3 4 5 1.5 3000000000',
  content: hostileValues.join(' ').replaceAll('\u0000', ''),
}

await loadAddressForm('query')
for (const solr of solrInstances.filter(({ cloud }) => !cloud)) {
  const documents = [...createCorpus(40), decoy]
  const post = createPostSearch(await createIndex(solr, 'hostile', documents))
  describe(`Solr on ${solr.kind}: hostile addresses`, () => {
    for (const hostile of hostileFacets) {
      test(`none of ${hostile.name} fails a search or finds by another field`, async () => {
        const refused: string[] = []
        const strays: string[] = []
        const addresses = hostileAddresses(hostile)
        assert.ok(addresses.length > 2, `${addresses.length} requests`)
        const check = async ({ kind, address, body }: HostileAddress) => {
          const { status, text } = await post(body)
          if (status !== 200) {
            const stands = hostile.refusals?.some(
              (one) => (one.kind === 'any' || one.kind === kind) && one.reason.test(text),
            )
            if (!stands) refused.push(`${kind} ${address.slice(0, 80)}: ${text.slice(0, 300)}`)
            return
          }
          const { ids } = parseSearchResponse(text)
          if (ids.length < documents.length && ids.includes(decoy.id) && !excludes(body))
            strays.push(address)
        }
        for (let start = 0; start < addresses.length; start += CONCURRENCY)
          await Promise.all(addresses.slice(start, start + CONCURRENCY).map(check))
        assert.deepEqual(strays, [])
        assert.deepEqual(refused, [])
      })
    }
  })
}

/** Whether a request asks for documents without a value. */
function excludes(body: string): boolean {
  return new URLSearchParams(body)
    .getAll('fq')
    .some((fq) => /^(\{![^}]*\})?\s*-/.test(fq) || fq.includes('(*:* -'))
}
