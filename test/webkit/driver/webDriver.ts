import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startProgram, startScreen } from './startProgram'

/** Sends a command to the driver. @throws an Error with the driver's message. */
export type Send = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>

export interface Driver {
  /** Sends a command of the session. */
  readonly send: Send
  stop(): Promise<void>
}

const START_LIMIT_MS = 60_000

/** Starts WebKitGTK's MiniBrowser by its driver on a screen of its own, and opens the one session of the driver. */
export async function startDriver(): Promise<Driver> {
  const screen = await startScreen()
  const port = await freePort()
  const program = startProgram('WebKitWebDriver', [`--port=${port}`], {
    ...process.env,
    DISPLAY: screen.name,
    GDK_BACKEND: 'x11',
    // A virtual screen has no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    // WebKit's sandbox does not start for root.
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
  })
  const command = commandsTo(`http://127.0.0.1:${port}`)
  await waitForDriver(command)
  const { sessionId } = (await command('POST', '/session', {
    capabilities: { alwaysMatch: { timeouts: { script: 120_000, pageLoad: 120_000 } } },
  })) as { sessionId: string }
  return {
    send: (method, path, body) => command(method, `/session/${sessionId}${path}`, body),
    stop: async () => {
      await command('DELETE', `/session/${sessionId}`).catch(() => {})
      await program.stop()
      await screen.program.stop()
    },
  }
}

async function waitForDriver(command: Send): Promise<void> {
  const limit = Date.now() + START_LIMIT_MS
  for (;;) {
    try {
      await command('GET', '/status')
      return
    } catch (error) {
      if (Date.now() > limit) throw error
      await wait(50)
    }
  }
}

function commandsTo(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
