import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A server for one sandboxed page. */
export interface SandboxedPage {
  readonly url: string
  close(): void
}

/**
 * Serves a page that cannot store anything, because its sandbox gives it an opaque origin. All other requests
 * go to the demo. A route cannot do this: Chromium denies local addresses to a page that a route fulfilled.
 */
export async function serveSandboxed(html: string, site: string): Promise<SandboxedPage> {
  const server = createServer(async (request, response) => {
    if (request.url === '/sandboxed') {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': 'sandbox allow-scripts',
      })
      response.end(html)
      return
    }
    const { method = 'GET', headers } = request
    const body = method === 'POST' ? await buffer(request) : null
    const type = headers['content-type'] ?? 'text/plain'
    const upstream = await fetch(`${site}${request.url}`, {
      method,
      body,
      headers: { 'content-type': type },
    })
    response.writeHead(upstream.status, {
      'content-type': upstream.headers.get('content-type') ?? 'text/plain',
      'access-control-allow-origin': '*',
    })
    response.end(Buffer.from(await upstream.arrayBuffer()))
  }).listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/sandboxed`, close: () => server.close() }
}
