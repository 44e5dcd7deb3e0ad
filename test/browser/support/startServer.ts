import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The first port of the first worker. */
const FIRST_PORT = 4300

/** The number of ports for each worker. */
const PORTS_APART = 60

const root = fileURLToPath(new URL('../../..', import.meta.url))
export const dist = process.env['DIST_DIR'] ?? join(root, 'dist')

export interface DemoServer {
  /** Without a trailing slash. */
  readonly url: string
  stop(): Promise<void>
}

/** Starts the demo like `npm run demo` on a free port and waits until it prints its address. */
export async function startServer(worker: number): Promise<DemoServer> {
  if (!existsSync(join(dist, 'vitrine.js'))) {
    throw new Error('There is no dist/vitrine.js to test: npm run build makes it')
  }
  const args = ['--import', 'tsx', join(root, 'demo/server/start.ts')]
  const env = { ...process.env, PORT: String(FIRST_PORT + worker * PORTS_APART), DIST_DIR: dist }
  const server = spawn(process.execPath, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errorOutput = ''
  server.stderr.on('data', (text) => {
    errorOutput += text
  })
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (!url) continue
    const stop = async () => {
      server.kill()
      if (server.exitCode === null) await once(server, 'exit')
    }
    return { url, stop }
  }
  throw new Error(`The demo server did not start: ${errorOutput}`)
}
