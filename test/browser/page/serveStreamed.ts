import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface StreamedPage {
  readonly url: string
  /** Sends the rest of the page and ends it. */
  finish(rest: string): void
  close(): Promise<void>
}

/** Serves the start of a page and holds its end, as BigPipe does; everything else comes from the demo. */
export async function serveStreamed(site: string, start: string): Promise<StreamedPage> {
  let finish = (_rest: string) => {}
  const server = createServer(async (request, response) => {
    if (request.url === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.write(start)
      finish = (rest) => response.end(rest)
      return
    }
    const { method = 'GET' } = request
    const body = method === 'POST' ? await buffer(request) : null
    const type = request.headers['content-type']
    const headers: HeadersInit = type ? { 'content-type': type } : {}
    const answer = await fetch(site + request.url, { method, body, headers })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    finish: (rest) => finish(rest),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
