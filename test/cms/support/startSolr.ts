import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listingsEngine } from '../../../demo/server/corpus/listingsEngine'
import { SEPARATOR } from '../../../demo/server/proxy/splitIds'

/** The number of listings in the index. */
const CORPUS_SIZE = 400

type Pairs = readonly (readonly [string, string])[]

/** Solr's select handler over HTTP, answered by the embedded engine. It records the requests. */
export interface Solr {
  /** The address of the core. */
  readonly url: string
  /** Each request: method, address and body. */
  readonly received: string[]
  stop(): Promise<void>
}

export async function startSolr(): Promise<Solr> {
  const engine = listingsEngine(CORPUS_SIZE)
  const received: string[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(`${request.method} ${request.url} ${body}`)
      const { status, body: json } = engine.select(withIds([...new URLSearchParams(body)]))
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(json)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}/solr/listings`, received, stop }
}

/** The embedded engine has no terms parser: its `ids` param finds the same documents. */
function withIds(pairs: Pairs): Pairs {
  const query = pairs.find(([name]) => name === 'q')?.[1] ?? ''
  const list = /^\{!terms f=id separator="."\}(.*)$/su.exec(query)?.[1]
  if (list === undefined) return pairs
  const ids = list.split(SEPARATOR).map((id) => id.replace(/[\\,]/g, '\\$&'))
  return [['ids', ids.join(',')], ...pairs.filter(([name]) => name === 'fl')]
}
