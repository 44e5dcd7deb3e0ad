import type { Pairs } from './pairs'
import type { ProxyConfig } from './proxyConfig'
import { Refused } from './refused'

const FORM = /^application\/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$/i

/**
 * Reads what a request asks: the params of its body, and those of its address, alike.
 * @throws Refused for methods and bodies that are none of a search's.
 */
export async function sentPairs(request: Request, config: ProxyConfig): Promise<Pairs> {
  const { method, headers } = request
  if (method !== 'GET' && method !== 'POST') throw new Refused('Only GET and POST are open')
  // The address has a ceiling already: Node's own, 16 kB.
  const texts = [new URL(request.url).search.slice(1)]
  if (method === 'POST') {
    if (!FORM.test(headers.get('content-type')?.trim() ?? '') || headers.has('content-encoding')) {
      throw new Refused('The body must be application/x-www-form-urlencoded, in UTF-8')
    }
    texts.unshift(await bodyOf(request, config.most.bytes))
  }
  const pairs = texts
    .flatMap((text) => [...new URLSearchParams(text)])
    .filter(([name]) => !config.ignored.includes(name))
  if (pairs.length > config.most.params) {
    throw new Refused(`A request may hold ${config.most.params} params at most`)
  }
  return pairs
}

/** Reads no further than the ceiling. */
async function bodyOf(request: Request, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength
    if (length > most) throw new Refused(`A body may hold ${most} bytes at most`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
