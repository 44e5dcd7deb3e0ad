import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in Solr's place, which records what it gets. */
export interface Upstream {
  readonly url: string
  readonly received: string[]
  /** Those of the latest request. */
  headers: IncomingHttpHeaders
  /** The params of the first request. */
  sent(): URLSearchParams
  /** What the next requests are answered with. */
  answer: { status: number; body: string; location?: string }
  close(): Promise<void>
}

export function openUpstream(): Promise<Upstream> {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      upstream.headers = request.headers
      received.push(`${request.method} ${request.url} ${body}`)
      const { status, body: text, location } = upstream.answer
      response
        .writeHead(status, { 'content-type': 'text/plain', ...(location ? { location } : {}) })
        .end(text)
    })
  })
  const upstream: Upstream = {
    url: '',
    received,
    headers: {},
    sent: () => new URLSearchParams(received[0]?.split(' ')[2]),
    answer: { status: 200, body: '{"from":"solr"}' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve(Object.assign(upstream, { url: `http://127.0.0.1:${port}/solr/listings` }))
    })
  })
}
