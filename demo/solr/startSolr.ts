import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { checkJavaTools } from './checkJavaTools'
import { checkPort } from './checkPort'
import { classPath } from './classPath'

export interface SolrOptions {
  /** Starts two nodes with an embedded ZooKeeper instead of one node. */
  readonly cloud: boolean
  /** The first node's port, or 0 for any free port. A second node uses the next port. */
  readonly port: number
  /** The folder with solr.xml and configsets; by default that of the demo. */
  readonly setup?: string
  /** A folder for the data, which stays when Solr stops; by default a temporary one. */
  readonly data?: string
}

/** A running Apache Solr. */
export interface Solr {
  /** The first node's URL, without a trailing slash. */
  readonly url: string
  readonly cloud: boolean
  /** Resolves when the process ends, stopped or not. */
  readonly ended: Promise<unknown>
  /** Stops Solr and removes its data. */
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const demoSetup = join(root, 'demo/solr')

/**
 * Starts Apache Solr with its data in a temporary folder.
 * @throws Error when Java or Maven is missing, when a port is in use, or when Solr does not start.
 */
export async function startSolr(options: SolrOptions): Promise<Solr> {
  const { cloud, port, setup = demoSetup } = options
  checkJavaTools()
  for (const required of port === 0 ? [] : cloud ? [port, port + 1] : [port])
    await checkPort(required)
  const jars = classPath(root)
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'vitrine-solr-'))
  const removeData = (): void => {
    if (options.data === undefined) rmSync(data, { recursive: true, force: true })
  }
  process.once('exit', removeData)
  const java = spawn(
    'java',
    [
      ...['-Xmx768m', '-XX:TieredStopAtLevel=1', '-Djava.awt.headless=true'],
      `-Dlog4j2.configurationFile=${join(demoSetup, 'log4j2.xml')}`,
      `-Dsolr.log.dir=${join(data, 'logs')}`,
      ...['-cp', jars, join(demoSetup, 'SolrNodes.java')],
      ...[cloud ? 'cloud' : 'single', String(port), data, setup],
    ],
    // A separate process group: Ctrl-C does not reach Solr. It stops when its standard input ends.
    { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
  )
  let errorOutput = ''
  java.stderr.on('data', (text) => {
    errorOutput = `${errorOutput}${text}`.slice(-4000)
  })
  const ended = once(java, 'exit')
  for await (const line of createInterface({ input: java.stdout })) {
    const url = /^ready (\S+)$/.exec(line)?.[1]
    if (!url) continue
    java.stdout.resume()
    const stop = async (): Promise<void> => {
      java.stdin.end()
      await ended
      removeData()
    }
    return { url, cloud, ended, stop }
  }
  removeData()
  throw new Error(`Solr did not start:\n${errorOutput}`)
}
