import { describe, test } from 'node:test'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { DEFAULT_CORPUS_SIZE } from '../../demo/server/corpus/site'
import { createIndex } from '../../demo/solr/createIndex'
import { agrees } from './agrees'
import { askThrough } from './ask'
import { requests } from './requests'
import { solrs } from './solrs'

const embedded = askThrough(null)
for (const solr of solrs) {
  const real = askThrough(await createIndex(solr, 'contract', createCorpus(DEFAULT_CORPUS_SIZE)))
  describe(`Solr on ${solr.kind} agrees with the embedded engine on`, () => {
    for (const request of requests) test(request.name, () => agrees(request, embedded, real))
  })
}
