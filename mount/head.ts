/**
 * The source of `dist/vitrine-head.js`, an optional script for `<head>`: hides a callout banner that
 * the visitor has dismissed before it is ever painted, so that nothing moves (spec 4.10). It stands
 * alone, so that it stays under 1 kB; the style sheet answers to the attribute that it sets.
 */
try {
  if (/(^|;\s*)bt_callout_banner=closed(;|$)/.test(document.cookie))
    document.documentElement.setAttribute('data-vitrine-callout', 'closed')
} catch {
  // A sandboxed frame forbids cookies: the banner shows, as on a first visit.
}
