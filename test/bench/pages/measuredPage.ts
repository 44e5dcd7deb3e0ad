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
}

/** The address of each contender's script. */
const SCRIPTS: Readonly<Record<Contender, string>> = {
  vitrine: '<script defer src="/dist/vitrine.js"></script>',
  modules: '<script type="module" src="/dist/esm/vitrine.js"></script>',
  handwritten: '<script defer src="/bench/handwritten.js"></script>',
  instantsearch: '<script defer src="/bench/instantsearch.js"></script>',
}

/** The measured page: search box, six facets, current filters, results, sort and pager. */
export function measuredPage({ contender, rows, css, hints, answer }: PageParts): string {
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
${SCRIPTS[contender]}
</head>
<body>
${bodyOf(contender, rows, embedded)}
</body>
</html>
`
}

function bodyOf(contender: Contender, rows: number, embedded: string): string {
  if (contender === 'handwritten') return handwrittenBody() + embedded
  if (contender === 'instantsearch') return `<div id="app"></div>${embedded}`
  return vitrineBody(rows, embedded)
}
