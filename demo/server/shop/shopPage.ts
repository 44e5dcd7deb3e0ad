import { escapeHtml } from '../pages/escapeHtml'
import { shopHeader } from './shopHeader'

/**
 * Renders a page of the shop in the site's theme. It works without JavaScript.
 * @param main HTML
 * @param inCart the number of items in the visitor's cart
 */
export function shopPage(title: string, main: string, inCart: number): string {
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Lakeside</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/dist/vitrine.css">
<link rel="stylesheet" href="/themes/lakeside/site.css">
<link rel="stylesheet" href="/themes/lakeside/search.css">
<link rel="stylesheet" href="/themes/lakeside/shop.css">
<script defer src="/qa/panel.js"></script>
<script defer src="/dist/vitrine.js"></script>
</head>
<body>
<a class="skip" href="#shop">Skip to the shop</a>
${shopHeader(inCart)}
<main class="shop" id="shop" tabindex="-1">
${main}
</main>
<footer class="site-foot">
<p>Lakeside is the demo site of Vitrine. Nothing here is for sale.</p>
</footer>
</body>
</html>
`
}
