import type { Contender } from '../contenders'
import { handwrittenBody } from './handwritten/body'
import { vitrineBody } from './vitrineBody'

export interface PageParts {
  readonly contender: Contender
  /** Results per page. */
  readonly rows: number
  /** The theme, the same for all pages. */
  readonly css: string
  /** The modules' preload hints, as the guide tells to copy them. */
  readonly hints: string
  /** The JSON of the first answer in the page; null for none. */
  readonly answer: string | null
  /** A further facet beside the others: a key of BESIDE, or empty. */
  readonly beside: string
}

/** The address of each contender's script. */
const SCRIPTS: Readonly<Record<Contender, string>> = {
  vitrine: '<script defer src="/dist/vitrine.js"></script>',
  modules: '<script type="module" src="/dist/esm/vitrine.js"></script>',
  handwritten: '<script defer src="/bench/handwritten.js"></script>',
  instantsearch: '<script defer src="/bench/instantsearch.js"></script>',
}

/** What Vitrine's page loads for a further facet. */
const FURTHER =
  '<script defer src="/dist/vitrine-facets.js"></script><link rel="stylesheet" href="/dist/vitrine-facets.css">'

/** Facets beside those of all pages, for Vitrine alone. */
const BESIDE: Readonly<Record<string, string>> = {
  tree: '<div data-vitrine="tree" data-vitrine-field="deep" data-vitrine-label="Places"></div>',
  listed:
    '<div data-vitrine="tree" data-vitrine-field="deep" data-vitrine-label="Places" data-vitrine-hard_limit="5000"></div>',
  plain:
    '<div data-vitrine="facet" data-vitrine-field="many" data-vitrine-label="Owner" data-vitrine-hard_limit="1000" data-vitrine-shown="100"></div>',
  found:
    '<div data-vitrine="facet" data-vitrine-field="many" data-vitrine-label="Owner" data-vitrine-find="server" data-vitrine-shown="100"></div>',
}

/** The measured page: search box, six facets, current filters, results, sort and pager. */
export function measuredPage(parts: PageParts): string {
  const { contender, rows, css, hints, answer, beside } = parts
  const isVitrine = contender === 'vitrine' || contender === 'modules'
  const json = answer?.replaceAll('<', '\\u003c')
  const embedded = json
    ? `<script type="application/json" data-vitrine-answer>${json}</script>`
    : ''
  const style = isVitrine ? '<link rel="stylesheet" href="/dist/vitrine.css">' : ''
  const settings = isVitrine ? '<script>vitrineSettings = { prefetch: "off" }</script>' : ''
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Places to stay</title>
<link rel="icon" href="data:,">
${style}
<style>${css}</style>
${settings}${contender === 'modules' ? hints : ''}
${SCRIPTS[contender]}${beside ? FURTHER : ''}
</head>
<body>
${bodyOf(contender, rows, embedded + (BESIDE[beside] ?? ''))}
</body>
</html>
`
}

function bodyOf(contender: Contender, rows: number, embedded: string): string {
  if (contender === 'handwritten') return handwrittenBody() + embedded
  if (contender === 'instantsearch') return `<div id="app"></div>${embedded}`
  return vitrineBody(rows, embedded)
}
