import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createCorpus } from '../../demo/server/corpus/createCorpus'
import { DEFAULT_CORPUS_SIZE, INDEX_ID } from '../../demo/server/corpus/site'
import { createIndex } from '../../demo/solr/createIndex'
import { startSolr } from '../../demo/solr/startSolr'
import { runBrowser } from './runBrowser'
import { runNodeTests } from './runNodeTests'
import { searchSpecs } from './searchSpecs'
import type { TestCounts } from './testCounts'

/*
 * `npm run test:solr` starts one node and a cloud, runs the tests of this folder on both, then runs the browser
 * tests that search on the one node. `npm run test:solr contract` runs only the files with that name,
 * `npm run test:solr browser` runs all browser tests.
 */
const folder = dirname(fileURLToPath(import.meta.url))
const selection = process.argv.slice(2)
const isWanted = (name: string): boolean =>
  selection.length === 0 || selection.some((part) => name.includes(part))
const files = readdirSync(folder).filter((name) => name.endsWith('.node.ts') && isWanted(name))

const [single, cloud] = await Promise.all([
  startSolr({ cloud: false, port: 0 }),
  startSolr({ cloud: true, port: 0 }),
])
const counts: TestCounts[] = []
try {
  if (files.length > 0) {
    const environment = { SOLR_SINGLE: single.url, SOLR_CLOUD: cloud.url }
    counts.push(
      await runNodeTests(
        files.map((name) => join(folder, name)),
        environment,
      ),
    )
  }
  await cloud.stop()
  if (isWanted('browser')) {
    const listings = await createIndex(single, INDEX_ID, createCorpus(DEFAULT_CORPUS_SIZE))
    counts.push(await runBrowser(listings, selection.length === 0 ? searchSpecs : []))
  }
} finally {
  await Promise.all([single.stop(), cloud.stop()])
}
const sum = (name: keyof TestCounts): number =>
  counts.reduce((total, count) => total + count[name], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
