import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/recipeFiles'
import { createTemporaryFolder } from '../support/temporaryFolder'
import { htmlCases, referenceTexts } from './first/htmlCases'
import { formatCases, LANGUAGE_TEXTS } from './first/wordCases'
import { furtherCases } from './furtherCases'
import { proxyCases } from './proxyCases'
import { referenceCases } from './referenceCases'

/** How many addresses the library and the reference read. */
const CASES = 1200

/** How many of them with facets beyond the spec. */
const FURTHER_CASES = 3000

/** How many lists of results the library and React's renderer write. */
const RESULTS_CASES = 700

/** How many pages with an address. */
const PAGE_CASES = 600

/** How many pages with distances. */
const DISTANCE_CASES = 600

/** How much of documents' HTML both sanitise. */
const HTML_CASES = 4000

/** Runs the tests of cms/php with the cases of the reference. @returns whether all of them pass */
export async function runPhpUnit(): Promise<boolean> {
  const folder = createTemporaryFolder()
  try {
    const write = (name: string, cases: unknown) => {
      const path = join(folder.path, `${name}.json`)
      writeFileSync(path, JSON.stringify(cases))
      return path
    }
    const env = {
      ...process.env,
      VITRINE_CASES: write('cases', await referenceCases(CASES)),
      VITRINE_FURTHER: write('further', await furtherCases(FURTHER_CASES)),
      VITRINE_PROXIED: write('proxied', proxyCases()),
      VITRINE_RENDERED: write('rendered', await renderedCases()),
      VITRINE_HTML: write('html', { cases: htmlCases(HTML_CASES), references: referenceTexts() }),
      VITRINE_WORDS: write('words', { formats: formatCases(), texts: LANGUAGE_TEXTS }),
      VITRINE_TEMPORARY: folder.path,
    }
    const args = ['-c', join(ROOT, 'test/cms/php/phpunit.xml')]
    const { status, error } = spawnSync('phpunit', args, { stdio: 'inherit', env })
    if (error) console.error('PHPUnit is missing. On Debian: apt-get install -y phpunit')
    return status === 0
  } finally {
    folder.remove()
  }
}

/** React's renderer, as a site has it: without the checks of development, which print much. */
async function renderedCases() {
  process.env['NODE_ENV'] = 'production'
  const { resultsCases } = await import('./first/resultsCases')
  const { pageCases } = await import('./first/pageCases')
  const { distanceCases } = await import('./first/distanceCases')
  return {
    results: await resultsCases(RESULTS_CASES),
    pages: await pageCases(PAGE_CASES),
    distances: await distanceCases(DISTANCE_CASES),
  }
}
