import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { DEFAULT_CORPUS_SIZE, INDEX_ID } from '../../demo/server/corpus/site'
import { createIndex } from '../../demo/solr/createIndex'
import { startSolr } from '../../demo/solr/startSolr'
import { runBrowser } from './runBrowser'
import { runNodeTests } from './runNodeTests'
import { searching } from './searching'
import type { Tally } from './tally'

/*
 * `npm run test:solr`: starts one node and a cloud, asks them all that the contract says, then opens the
 * demo on the one node in a browser, for the tests that search. `npm run test:solr contract` runs only the
 * files so named; `npm run test:solr browser` all of the browser tests.
 */
const folder = dirname(fileURLToPath(import.meta.url))
const wanted = process.argv.slice(2)
const isWanted = (name: string): boolean =>
  wanted.length === 0 || wanted.some((part) => name.includes(part))
const files = readdirSync(folder).filter((name) => name.endsWith('.node.ts') && isWanted(name))

const [single, cloud] = await Promise.all([
  startSolr({ cloud: false, port: 0 }),
  startSolr({ cloud: true, port: 0 }),
])
const tallies: Tally[] = []
try {
  if (files.length > 0) {
    const environment = { SOLR_SINGLE: single.url, SOLR_CLOUD: cloud.url }
    tallies.push(
      await runNodeTests(
        files.map((name) => join(folder, name)),
        environment,
      ),
    )
  }
  await cloud.stop()
  if (isWanted('browser')) {
    const listings = await createIndex(single, INDEX_ID, createCorpus(DEFAULT_CORPUS_SIZE))
    tallies.push(await runBrowser(listings, wanted.length === 0 ? searching : []))
  }
} finally {
  await Promise.all([single.stop(), cloud.stop()])
}
const sum = (name: keyof Tally): number => tallies.reduce((total, tally) => total + tally[name], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
