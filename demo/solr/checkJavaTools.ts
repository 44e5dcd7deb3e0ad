import { spawnSync } from 'node:child_process'

/** The oldest Java version that Solr 9 runs on and that distributions still ship. */
const MIN_JAVA = 17

const INSTALL_HINT = 'On Debian: apt-get install openjdk-17-jdk-headless maven'

/**
 * Checks that a Java development kit and Maven are installed.
 * @throws Error that says which of them is missing or too old, and how to install it.
 */
export function checkJavaTools(): void {
  const [, major] = /javac (\d+)/.exec(versionOf('javac', '-version')) ?? []
  if (!major || Number(major) < MIN_JAVA) {
    const found = major ? `this one is ${major}` : 'there is no javac'
    throw new Error(
      `Solr needs a Java development kit, ${MIN_JAVA} or later: ${found}. ${INSTALL_HINT}`,
    )
  }
  if (!versionOf('mvn', '-version').includes('Apache Maven')) {
    throw new Error(`Maven downloads Solr, but there is no mvn. ${INSTALL_HINT}`)
  }
}

function versionOf(command: string, argument: string): string {
  const { stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' })
  return `${stdout ?? ''}${stderr ?? ''}`
}
