import { escapeHtml } from './escapeHtml'

/** The page's settings for flags, as on the rest of the site. */
const SETTINGS = '{ "flag": { "text": { "flag": "Save", "unflag": "Saved" } } }'

/**
 * Renders a whole page of the site. It works without JavaScript. With JavaScript, Save links save in place and the
 * header shows the number of saved items.
 * @param main HTML
 */
export function renderPage(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dist/vitrine.css">
<link rel="stylesheet" href="/plain.css">
<script type="application/json" data-vitrine-settings>${SETTINGS}</script>
<script defer src="/qa/panel.js"></script>
<script defer src="/dist/vitrine.js"></script>
</head>
<body>
<header class="site-header"><a class="site-name" href="/">Lakeside</a>
<form class="site-search" action="/search" role="search"><label for="site-q">Search listings</label>
<input id="site-q" type="search" name="q"><button>Search</button></form>
<div class="site-saved" data-vitrine="flag-counter" data-vitrine-path="/saved.html" data-vitrine-link_ids="false" data-vitrine-solr.url="/solr/select"><a href="/saved.html">Saved items</a></div></header>
<main>
${main}
</main>
</body>
</html>
`
}
