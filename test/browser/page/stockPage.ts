const FACETS = [
  { field: 'bundle', label: 'Kind', operator: 'or' },
  { field: 'price', label: 'Price', widget: 'range' },
  { field: 'city', label: 'Town', operator: 'or' },
]

/** The one element of a stock page. */
export const SEARCH = `<div data-vitrine="search"><script type="application/json">${JSON.stringify({
  solr: { url: '/solr/select', index: 'listings', max_rows: 24, facets: FACETS },
})}</script></div>`

/** A whole page with a stock search and its shapes, and nothing of a CMS in it. */
export function stockPage(card = 'plain', search = SEARCH): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Stays</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/demo.css" />
    <link rel="stylesheet" href="/dist/vitrine-search.css" />
    <link rel="stylesheet" href="/dist/vitrine-skeleton.css" />
    <script type="application/json" data-vitrine-settings>{"results": {"card": "${card}"}}</script>
    <script type="module" src="/dist/esm/vitrine.js"></script>
  </head>
  <body>
    <header class="demo-header"><h1>Stays</h1></header>
    <main class="demo-main">${search}</main>
    <footer class="demo-header"><p>Imprint</p></footer>
  </body>
</html>`
}
