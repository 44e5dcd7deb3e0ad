import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { Rejected } from './rejected'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i

/**
 * Reads the params of a request's body and address.
 * @throws Rejected for methods and bodies that a search does not have.
 */
export async function readParams(request: Request, config: ProxyConfig): Promise<Params> {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'POST') throw new Rejected('Only GET and POST are allowed')
  // Node limits the address to 16 kB.
  const texts = [new URL(request.url).search.slice(1)]
  if (method === 'POST') {
    if (!FORM.test(headers.get('content-type')?.trim() ?? '') || headers.has('content-encoding')) {
      throw new Rejected('The body must be application/x-www-form-urlencoded, in UTF-8')
    }
    texts.unshift(await readBody(request, config.limits.bytes))
  }
  const params = texts
    .flatMap((text) => [...new URLSearchParams(text)])
    .filter(([name]) => !config.ignored.includes(name))
  if (params.length > config.limits.params) {
    throw new Rejected(`A request may contain at most ${config.limits.params} params`)
  }
  return params
}

/** Stops reading at the limit. */
async function readBody(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Rejected(`A body may contain at most ${maxBytes} bytes`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
