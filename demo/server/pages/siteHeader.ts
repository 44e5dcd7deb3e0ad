import { LOGO } from '../pictures/logo'

/** The parts of the site that its header leads to. */
const PARTS = [
  ['/', 'Stays'],
  ['/list-map.html', 'Map'],
  ['/shop', 'Shop'],
] as const

/** The number of saved items, which leads to them. */
const SAVED = `<div class="site-head__saved" data-vitrine="flag-counter" data-vitrine-label="Saved" data-vitrine-path="/saved.html" data-vitrine-link_ids="false" data-vitrine-solr.url="/solr/select">
<a href="/saved.html">Saved</a>
</div>`

/**
 * Renders the header of the site.
 * @param part the address of the part that the page belongs to
 * @param end HTML at the header's end, by default the number of saved items
 */
export function siteHeader(part: string | null, end = SAVED): string {
  const links = PARTS.map(
    ([href, name]) => `<a href="${href}"${href === part ? ' aria-current="true"' : ''}>${name}</a>`,
  )
  return `<header class="site-head">
<a class="site-head__brand" href="/">${LOGO}Lakeside</a>
<nav class="site-head__links" aria-label="Site">
${links.join('\n')}
</nav>
${end}
</header>`
}
