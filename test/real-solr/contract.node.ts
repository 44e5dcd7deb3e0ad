import { describe, test } from 'node:test'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { DEFAULT_CORPUS_SIZE } from '../../demo/server/corpus/site'
import { createIndex } from '../../demo/solr/createIndex'
import { assertSameResponse } from './assertSameResponse'
import { assertSameAnswer } from './further/assertSameAnswer'
import { furtherRequests } from './further/furtherRequests'
import { createPostSearch } from './postSearch'
import { requests } from './requests'
import { solrInstances } from './solrInstances'

const embedded = createPostSearch(null)
for (const solr of solrInstances) {
  const real = createPostSearch(
    await createIndex(solr, 'contract', createCorpus(DEFAULT_CORPUS_SIZE)),
  )
  describe(`Solr on ${solr.kind} agrees with the embedded engine on`, () => {
    for (const request of requests)
      test(request.name, () => assertSameResponse(request, embedded, real))
  })
  describe(`Solr on ${solr.kind} agrees with the embedded engine beyond the specification on`, () => {
    for (const request of furtherRequests)
      test(request.name, () => assertSameAnswer(request, embedded, real))
  })
}
