import { FRAGMENT_POLL_MS } from '../../src/history/constants'

export function readFragment(): string {
  return location.hash.replace(/^#/, '')
}

/** Query parameters and the entry's own state stay. The whole address, since `<base>` may lead elsewhere. */
export function writeFragment(fragment: string, how: 'push' | 'replace'): void {
  const url = location.href.replace(/#.*/, '') + (fragment ? `#${fragment}` : '')
  if (how === 'push') history.pushState(null, '', url)
  else history.replaceState(history.state, '', url)
}

/** Where the browser does not raise fragment-change events, the fragment is polled (spec 2.1, 9). */
export function watchFragment(changed: () => void): () => void {
  if ('onhashchange' in window) {
    window.addEventListener('hashchange', changed)
    return () => window.removeEventListener('hashchange', changed)
  }
  let last = location.hash
  const timer = setInterval(() => {
    if (location.hash === last) return
    last = location.hash
    changed()
  }, FRAGMENT_POLL_MS)
  return () => clearInterval(timer)
}
