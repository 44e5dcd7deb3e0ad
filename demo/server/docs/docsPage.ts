import { escapeHtml } from '../pages/escapeHtml'
import type { MarkdownPage } from './renderMarkdown'

const LINKS = [
  ['/docs/guide/', 'Guide'],
  ['/docs/reference/', 'Reference'],
  ['/docs/recipes/', 'Recipes'],
  ['/docs/internals/', 'Internals'],
] as const

/** The fewest sections of a page that has a list of them. */
const MIN_LISTED_SECTIONS = 3

/** A whole page of the docs. @param path the page's address; its part of the docs is the current one. */
export function docsPage({ title, html, sections }: MarkdownPage, path: string): string {
  const links = LINKS.map(([href, text]) => {
    const current = path.startsWith(href) ? ' aria-current="true"' : ''
    return `<a href="${href}"${current}>${text}</a>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Vitrine docs</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo.css">
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<a class="demo-skip" href="#main">Skip to the text</a>
<header class="demo-header">
<a class="demo-header__name" href="/docs/">Vitrine docs</a>
<nav class="docs-links" aria-label="Docs">${links.join('\n')}</nav>
<a href="/menu.html">All demo pages</a>
</header>
<main class="demo-main docs" id="main" tabindex="-1" lang="en" dir="ltr">
${withContents(html, sections)}
</main>
</body>
</html>
`
}

/** Puts the list of sections before the first one, unless the page has such a list already. */
function withContents(html: string, sections: MarkdownPage['sections']): string {
  const first = html.indexOf('<h2 ')
  const hasList = html.slice(0, first).includes('<a href="#')
  if (sections.length < MIN_LISTED_SECTIONS || hasList) return html
  const items = sections.map(
    ({ id, html: text }) => `<li><a href="#${id}">${withoutLinks(text)}</a></li>`,
  )
  const contents = `<nav class="docs-contents" aria-label="On this page"><ul>${items.join('')}</ul></nav>\n`
  return html.slice(0, first) + contents + html.slice(first)
}

function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '')
}
