import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath'

/**
 * Java's class path for Solr. Maven downloads the packages of pom.xml once (about 85 MB). The list of files is cached
 * until pom.xml changes or a file is missing.
 * @param root the repository's folder
 * @throws Error when Maven fails
 */
export function classPath(root: string): string {
  const pom = join(root, 'demo/solr/pom.xml')
  const folder = join(root, 'node_modules/.cache/vitrine-solr')
  const version = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12)
  const list = join(folder, `classpath-${version}.txt`)
  const cached = readList(list)
  if (cached) return cached
  mkdirSync(folder, { recursive: true })
  console.log('Maven downloads Solr. The first time takes a minute.')
  const args = ['--batch-mode', '--quiet', '-f', pom, PLUGIN, `-Dmdep.outputFile=${list}`]
  const { status } = spawnSync('mvn', args, { stdio: 'inherit' })
  const built = status === 0 ? readList(list) : null
  if (!built) throw new Error('Maven could not download Solr. Its messages are above.')
  return built
}

/** @returns null when the list, or a file on it, does not exist. */
function readList(list: string): string | null {
  if (!existsSync(list)) return null
  const text = readFileSync(list, 'utf8').trim()
  return text.split(delimiter).every((jar) => existsSync(jar)) ? text : null
}
