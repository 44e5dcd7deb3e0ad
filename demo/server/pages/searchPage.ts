import type { Engine } from '../engine/createEngine'
import { escapeHtml } from './escapeHtml'
import { listingCard } from './listingCard'
import { queryEngine } from './queryEngine'
import { renderPage } from './renderPage'

/** The number of results per page. */
const RESULTS_PER_PAGE = 24

/** Renders the search page without JavaScript, the target of the search box's fallback form. */
export function searchPage(
  engine: Engine,
  q: string,
  start: number,
  saved: ReadonlySet<string>,
): string {
  const { numFound, listings } = queryEngine(engine, [
    ['q', q.trim() === '' ? '*:*' : q],
    ['defType', 'edismax'],
    ['rows', String(RESULTS_PER_PAGE)],
    ['start', String(start)],
  ])
  const link = (to: number, label: string, rel: string): string =>
    `<a rel="${rel}" href="/search?q=${encodeURIComponent(q)}&amp;start=${to}">${label}</a>`
  const links = [
    start > 0 ? link(Math.max(0, start - RESULTS_PER_PAGE), '« Previous', 'prev') : '',
    start + RESULTS_PER_PAGE < numFound ? link(start + RESULTS_PER_PAGE, 'Next »', 'next') : '',
  ].filter(Boolean)
  const first = listings.length > 0 ? start + 1 : 0
  const title = q.trim() === '' ? 'All listings' : `Listings for ${q}`
  return renderPage(
    title,
    `<h1>${escapeHtml(title)}</h1>
<div class="vitrine-page">
<form class="vitrine-page__head vitrine-search-box" role="search" action="/search">
<label class="vitrine-search-box__label" for="site-q">Search listings</label>
<span class="vitrine-search-box__field"><input class="vitrine-search-box__input" id="site-q" type="search" name="q" value="${escapeHtml(q)}"></span>
<button class="vitrine-search-box__submit">Search</button>
</form>
<div class="vitrine-page__bar"><p>${first}–${start + listings.length} of ${numFound}</p></div>
<div class="vitrine-page__main">
<h2 class="vitrine-hidden">Listings</h2>
<div class="listing-list">
${listings.map((listing) => listingCard(listing, saved)).join('\n')}
</div>
<nav class="listing-pages" aria-label="Pages">${links.join(' ')}</nav>
</div>
</div>`,
    { part: '/', hasCards: true },
  )
}
