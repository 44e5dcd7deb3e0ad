import { spawnSync } from 'node:child_process'
import { findExecutable } from './findExecutable'

/** The exit code of a step whose engine is missing on a machine where nothing could install it. */
export const NOT_RUN = 75

interface Engine {
  readonly name: string
  isThere(): boolean
  /** Debian's packages. */
  readonly packages: readonly string[]
  /** The name of Playwright's own build, where the tests can use it. */
  readonly download?: string
}

/** Finds an engine, or installs it, else ends the process with one line that says what to install. */
export function prepareEngine({ name, isThere, packages, download }: Engine): void {
  const canInstall = process.getuid?.() === 0 && findExecutable(['apt-get']) !== null
  const ways = [
    ...(canInstall
      ? ['apt-get update', `apt-get install -y --no-install-recommends ${packages.join(' ')}`]
      : []),
    ...(download ? [`npx playwright install ${download}`] : []),
  ]
  for (const way of ways) {
    if (isThere()) break
    console.log(`No ${name} yet: ${way}`)
    spawnSync(way, { stdio: 'inherit', shell: true })
  }
  if (isThere()) return
  console.error(`${name} is missing. On Debian: apt-get install ${packages.join(' ')}`)
  const mustRun = canInstall || process.env['CI'] === 'true'
  process.exit(mustRun ? 1 : NOT_RUN)
}
