import { once } from 'node:events'
import { createServer } from 'node:net'

/** @throws Error when something listens on the port already. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new Error(`Port ${port} is taken, perhaps by another Solr: --port names another.`)
  }
  server.close()
  await once(server, 'close')
}
