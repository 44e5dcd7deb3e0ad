import type { Params } from './params'
import type { ProxyConfig } from './proxyConfig'
import { Rejected } from './rejected'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i

/**
 * Reads what a request asks: the params of its body, and those of its address, alike.
 * @throws Refused for methods and bodies that are none of a search's.
 */
export async function readParams(request: Request, config: ProxyConfig): Promise<Params> {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'POST') throw new Rejected('Only GET and POST are open')
  // The address has a ceiling already: Node's own, 16 kB.
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
    throw new Rejected(`A request may hold ${config.limits.params} params at most`)
  }
  return params
}

/** Reads no further than the ceiling. */
async function readBody(request: Request, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new Rejected(`A body may hold ${maxBytes} bytes at most`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
