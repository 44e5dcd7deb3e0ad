import { escapeHtml } from './escapeHtml'
import { siteHeader } from './siteHeader'

/** The page's settings for flags and results, as on the rest of the site. */
const SETTINGS = JSON.stringify({
  flag: { text: { flag: 'Save', unflag: 'Saved' } },
  results: { card: 'listing', facts: ['guests', 'bedrooms'], price_unit: 'a night' },
})

const SHEETS = ['vitrine', 'vitrine-facets', 'vitrine-page', 'vitrine-icons', 'vitrine-skeleton']
const SCRIPTS = ['vitrine', 'vitrine-facets', 'vitrine-page']

interface Look {
  /** The address of the part of the site that the page belongs to. */
  readonly part?: string
  /** Whether it is a listing, or shows some: then it loads what their cards need. */
  readonly hasCards?: boolean
}

/**
 * Renders a whole page of the site. It works without JavaScript. With JavaScript, Save links save in place and the
 * header shows the number of saved items.
 * @param main HTML
 */
export function renderPage(title: string, main: string, look: Look = {}): string {
  const { part = null, hasCards = false } = look
  const sheets = hasCards ? SHEETS : ['vitrine']
  const scripts = hasCards ? SCRIPTS : ['vitrine']
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Lakeside</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${sheets.map((name) => `<link rel="stylesheet" href="/dist/${name}.css">`).join('\n')}
<link rel="stylesheet" href="/themes/lakeside/site.css">
<link rel="stylesheet" href="/themes/lakeside/search.css">
<link rel="stylesheet" href="/themes/lakeside/saved.css">
<link rel="stylesheet" href="/themes/lakeside/listing.css">
<script type="application/json" data-vitrine-settings>${SETTINGS}</script>
<script defer src="/qa/panel.js"></script>
${scripts.map((name) => `<script defer src="/dist/${name}.js"></script>`).join('\n')}
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${siteHeader(part)}
<main class="site-page" id="main" tabindex="-1">
${main}
</main>
<footer class="site-foot">
<p>Lakeside is the demo site of Vitrine. The listings and their hosts are made up.</p>
<nav class="site-foot__links" aria-label="About">
<a href="/menu.html">Demo pages</a>
<a href="/docs/">Docs</a>
</nav>
</footer>
</body>
</html>
`
}
