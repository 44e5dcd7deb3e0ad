import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Message {
  /** Sent as it is: `fetch` would resolve `..` before. */
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

/** Sends a request, by default a search's POST. @param site the address of the site, without a trailing slash. */
export function send(site: string, message: Message): Promise<Reply> {
  const { path, method = 'POST', headers = {}, body = '' } = message
  const { hostname, port } = new URL(site)
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
  const length = { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { agent, hostname, port, path, method, headers: { ...type, ...length, ...headers } },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        const { statusCode = 0, headers: received } = response
        response.on('end', () => resolve({ status: statusCode, headers: received, text }))
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}

/** Runs a function for each item, four at a time, and returns the results in the order of the items. */
export async function mapInParallel<T, R>(
  items: readonly T[],
  run: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const entries = items.entries()
  const work = async () => {
    for (const [at, item] of entries) results[at] = await run(item)
  }
  await Promise.all([work(), work(), work(), work()])
  return results
}
