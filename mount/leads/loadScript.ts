import { trustedScriptUrl } from '../../widgets/shared/trusted-types/trustedScriptUrl'
import { documentElement, findAll } from '../browser/dom'

const loading = new Map<string, Promise<void>>()

/**
 * Loads a script of this site once per page, and not at all when the page has it already. After a failure the
 * next call tries again.
 * @param url of the page's own origin
 * @param nonce where the page's Content-Security-Policy asks scripts for one; else empty
 */
export function loadScript(url: string, nonce: string): Promise<void> {
  const existing = loading.get(url)
  if (existing) return existing
  const started = start(url, nonce)
  started.catch(() => loading.delete(url))
  loading.set(url, started)
  return started
}

function start(url: string, nonce: string): Promise<void> {
  const scripts = findAll(document, 'script[src]') as readonly HTMLScriptElement[]
  if (scripts.some(({ src }) => src === url)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    script.nonce = nonce
    script.src = trustedScriptUrl(url)
    documentElement().append(script)
  })
}
