/**
 * The source of `dist/vitrine-head.js`, an optional script for `<head>`. It stands alone, so that it stays under
 * 1 kB.
 *
 * It hides a callout banner that the visitor has dismissed before it is ever painted, so that nothing moves
 * (spec 4.10); the style sheet answers to the attribute that it sets. And it sends the first search while the other
 * scripts are still on their way (design decision 36): `mount/search/earlyRequest.ts` adopts it.
 */
try {
  if (/(^|;\s*)bt_callout_banner=closed(;|$)/.test(document.cookie))
    document.documentElement.setAttribute('data-vitrine-callout', 'closed')
} catch {
  // A sandboxed frame forbids cookies: the banner shows, as on a first visit.
}

try {
  const script = document.querySelector('script[data-vitrine-request]')
  // A fragment may hold another search, which no server knows.
  if (script && location.hash.length < 2) {
    const { url, body } = JSON.parse(script.textContent)
    const abort = new AbortController()
    const response = fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' },
      body,
      signal: abort.signal,
    })
    // The search that adopts it handles a failure.
    response.catch(() => {})
    Object.assign(window, { vitrineRequest: { url, body, abort, response } })
  }
} catch (error) {
  console.error('Vitrine: <script data-vitrine-request> must be JSON with url and body', error)
}
