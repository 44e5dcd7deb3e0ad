import { escapeHtml } from './escapeHtml'

/** A whole page of the site's own, without JavaScript. @param main HTML. */
export function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<header class="site-header"><a class="site-name" href="/">Vitrine Stays</a>
<form class="site-search" action="/search" role="search"><label for="site-q">Search listings</label>
<input id="site-q" type="search" name="q"><button>Search</button></form></header>
<main>
${main}
</main>
</body>
</html>
`
}
