import { spawnSync } from 'node:child_process'

/** The oldest Java that Solr 9 runs on, of those that distributions still ship. */
const OLDEST_JAVA = 17

const CURE = 'On Debian: apt-get install openjdk-17-jdk-headless maven'

/**
 * Makes sure that a Java development kit and Maven are there.
 * @throws Error saying which of them is missing or too old, and how to get it.
 */
export function checkJavaTools(): void {
  const [, major] = /javac (\d+)/.exec(says('javac', '-version')) ?? []
  if (!major || Number(major) < OLDEST_JAVA) {
    const found = major ? `this one is ${major}` : 'there is no javac'
    throw new Error(`Solr needs a Java development kit, ${OLDEST_JAVA} or later: ${found}. ${CURE}`)
  }
  if (!says('mvn', '-version').includes('Apache Maven')) {
    throw new Error(`Solr's files come by Maven, and there is no mvn. ${CURE}`)
  }
}

function says(command: string, argument: string): string {
  const { stdout, stderr } = spawnSync(command, [argument], { encoding: 'utf8' })
  return `${stdout ?? ''}${stderr ?? ''}`
}
