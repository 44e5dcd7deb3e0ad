import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../support/recipeFiles'
import { createTemporaryFolder } from '../support/temporaryFolder'
import { furtherCases } from './furtherCases'
import { proxyCases } from './proxyCases'
import { referenceCases } from './referenceCases'

/** How many addresses the library and the reference read. */
const CASES = 1200

/** How many of them with facets beyond the spec. */
const FURTHER_CASES = 3000

/** Runs the tests of cms/php with the cases of the reference. @returns whether all of them pass */
export async function runPhpUnit(): Promise<boolean> {
  const folder = createTemporaryFolder()
  try {
    const cases = join(folder.path, 'cases.json')
    writeFileSync(cases, JSON.stringify(await referenceCases(CASES)))
    const further = join(folder.path, 'further.json')
    writeFileSync(further, JSON.stringify(await furtherCases(FURTHER_CASES)))
    const proxied = join(folder.path, 'proxied.json')
    writeFileSync(proxied, JSON.stringify(proxyCases()))
    const env = {
      ...process.env,
      VITRINE_CASES: cases,
      VITRINE_FURTHER: further,
      VITRINE_PROXIED: proxied,
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
