import { once } from 'node:events'
import { createServer } from 'node:net'

/** @throws Error when the port is in use. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new Error(
      `Port ${port} is in use, perhaps by another Solr. Choose another one with --port.`,
    )
  }
  server.close()
  await once(server, 'close')
}
