import { type ServerType, serve } from '@hono/node-server'
import type { Hono } from 'hono'

/** The maximum number of ports to try. */
const MAX_PORTS = 50

/**
 * Listens on the port, or on the next one that is free.
 * @returns the server and the port it listens on.
 * @throws Error when all of these ports are in use, or listening is not allowed.
 */
export async function listen(
  app: Hono,
  port: number,
): Promise<{ server: ServerType; port: number }> {
  for (let candidate = port; candidate < port + MAX_PORTS; candidate += 1) {
    const server = await tryPort(app, candidate)
    if (server) return { server, port: candidate }
  }
  throw new Error(`Ports ${port} to ${port + MAX_PORTS - 1} are all in use`)
}

/** @returns null when the port is in use. */
function tryPort(app: Hono, port: number): Promise<ServerType | null> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, () => resolve(server))
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null)
      else reject(error)
    })
  })
}
