import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that replaces Solr and records the requests that it receives. */
export interface FakeSolr {
  readonly url: string
  readonly received: string[]
  /** The headers of the latest request. */
  headers: IncomingHttpHeaders
  /** The params of the first request. */
  sent(): URLSearchParams
  /** The response to the next requests. */
  response: { status: number; body: string; location?: string }
  close(): Promise<void>
}

export function startFakeSolr(): Promise<FakeSolr> {
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      fakeSolr.headers = request.headers
      received.push(`${request.method} ${request.url} ${body}`)
      const { status, body: text, location } = fakeSolr.response
      response
        .writeHead(status, { 'content-type': 'text/plain', ...(location ? { location } : {}) })
        .end(text)
    })
  })
  const fakeSolr: FakeSolr = {
    url: '',
    received,
    headers: {},
    sent: () => new URLSearchParams(received[0]?.split(' ')[2]),
    response: { status: 200, body: '{"from":"solr"}' },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve(Object.assign(fakeSolr, { url: `http://127.0.0.1:${port}/solr/listings` }))
    })
  })
}
