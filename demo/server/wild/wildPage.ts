import { escapeHtml } from '../pages/escapeHtml'
import type { Theme } from './themes'
import { wildParts } from './wildParts'
import { wildLayout, wildSearch } from './wildSearch'

const link = (address: string) => `<link rel="stylesheet" href="${address}">`

/** What the card of a listing is in. */
const FURTHER_SCRIPTS = `
<script defer src="/dist/vitrine-facets.js"></script>
<script defer src="/dist/vitrine-page.js"></script>`

/** What the list and map is in, besides. */
const MAP_SCRIPT = '<script defer src="/dist/vitrine-layout.js"></script>'

const COUNTER =
  '<div data-vitrine="flag-counter" data-vitrine-for="stays" data-vitrine-path="/saved.html" data-vitrine-link_ids="false"><a href="/saved.html">Saved items</a></div>'

/** What a page in the wild may have besides. */
export interface Variant {
  /** Whether the results are cards of listings, instead of a template. */
  readonly isListing?: boolean
  /** Whether the search, the filters and the order stay in sight. */
  readonly isSticky?: boolean
  /** Whether the search is one element that lays out list and map, with cards of listings. */
  readonly isMap?: boolean
}

/** A whole search page under this theme. Only the style sheet and the classes of the site differ. */
export function wildPage(theme: Theme, variant: Variant = {}) {
  const { isListing = false, isSticky = false, isMap = false } = variant
  const name = escapeHtml(theme.name)
  const own = ['vitrine', ...(isSticky ? ['vitrine-sticky'] : [])]
  const sheets = [own.map((one) => link(`/dist/${one}.css`)).join('\n'), link(theme.sheet)]
  if (theme.isFirst) sheets.reverse()
  if (theme.tokens) sheets.push(`<style>:root { ${theme.tokens} }</style>`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>In the wild: ${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${link('/wild/layout.css')}
${sheets.join('\n')}
<script defer src="/qa/panel.js"></script>
<script defer src="/dist/vitrine.js"></script>${isListing || isMap ? FURTHER_SCRIPTS : ''}${isMap ? MAP_SCRIPT : ''}
</head>
<body class="site">
<a class="wild-skip" href="#stays">Skip to the search</a>
<header class="site-header ${theme.header ?? ''}">
<div class="wild-bar">
<a class="site-name" href="/">Lakeside</a>
<nav aria-label="Site"><ul class="menu"><li><a href="/wild">In the wild</a></li><li><a href="/menu.html">All demo pages</a></li></ul></nav>
${isMap ? '' : COUNTER}
</div>
</header>
<main class="wild-main ${theme.content ?? ''}">
<nav aria-label="Breadcrumb"><ol class="wild-crumbs"><li><a href="/">Stays</a></li><li><a href="/wild">In the wild</a></li><li aria-current="page">${name}</li></ol></nav>
<h1>Places by the water</h1>
<p>A search page as a theme’s author writes it, under a style sheet that never heard of it.</p>
<h2>Stays</h2>
${isMap ? wildLayout() : `${wildSearch(isListing)}\n${wildParts(theme)}`}
</main>
<footer class="site-footer"><p class="wild-bar">Lakeside is the demo site of Vitrine. The listings and their hosts are made up.</p></footer>
</body>
</html>
`
}
