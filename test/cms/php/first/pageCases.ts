import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { render } from '../../../../mount/server/server'
import { anyConfig, type PageConfig } from '../anyConfig'
import { anyQuery } from '../anyQuery'

/** A page with an address, and what stands in it once React's renderer has rendered it. */
export interface PageCase {
  readonly lang: string
  readonly config: PageConfig
  readonly settings: Readonly<Record<string, unknown>>
  readonly path: string
  readonly query: string
  readonly answer: string
  /** The configuration of each mount point by its widget. */
  readonly widgets: Readonly<Record<string, object>>
  /** The root of each by its widget; empty where there is none. */
  readonly roots: Readonly<Record<string, string>>
  /** The JSON of the first answer; null without one. */
  readonly embedded: string | null
}

/** In the order in which roots are numbered. */
const WIDGETS = ['results', 'result-count', 'current-filters', 'pager'] as const

const answer = fc
  .record({
    docs: fc.array(fc.record({ id: fc.integer({ min: 1, max: 99 }), title: fc.string() }), {
      maxLength: 3,
    }),
    numFound: fc.constantFrom(0, 1, 3, 25, 121, 1999, 1234567),
    start: fc.constantFrom<unknown>(0, 0, 12, '24', 120, undefined),
    params: fc.constantFrom<unknown>(
      undefined,
      { rows: '12', start: '24' },
      { rows: 0 },
      { rows: ['5', 7], start: 3 },
    ),
  })
  .map(({ docs, numFound, start, params }) => ({
    responseHeader: { params },
    response: { numFound, start, docs },
  }))

const input = anyConfig.chain(({ solr, ...rest }) => {
  const config = { solr: { ...solr, return_full_docs: false }, ...rest }
  return fc.record({
    lang: fc.constantFrom('en', 'de', 'fr', 'es', 'ar', 'es-ES'),
    config: fc.constant(config),
    settings: fc.constantFrom({}, {}, { currency: 'EUR' }),
    path: fc.constantFrom('/', '/search', '/a%20b/'),
    query: anyQuery(config),
    answer: answer.map((one) => JSON.stringify(one)),
    widgets: fc.record({
      results: fc.constant({}),
      'result-count': fc.constant({}),
      'current-filters': fc.constant({}),
      pager: fc.constantFrom<object>(
        {},
        {},
        { inner: 1, outer: '2' },
        { inner: 0, outer: 0, label: 'Go' },
        { inner: -1 },
      ),
    }),
  })
})

/** Renders pages, the same in each run. */
export async function pageCases(count: number): Promise<readonly PageCase[]> {
  const cases: PageCase[] = []
  for (const one of fc.sample(input, { numRuns: count, seed: 17 })) {
    // A browser's address is percent-encoded.
    const query = new URL(`https://a.example/?${one.query}#`).search.slice(1)
    const points = WIDGETS.map(
      (name) => `<div data-vitrine="${name}" ${configured(one.widgets[name])}></div>`,
    )
    const html = `<html lang="${one.lang}"><div id="listings" data-vitrine="search" ${configured(one.config)}>${points.join('')}</div>`
    const page = await render({
      html,
      settings: one.settings,
      address: `${one.path}?${query}`,
      answers: { listings: { answer: JSON.parse(one.answer), time: 5 } },
    })
    cases.push({ ...one, query, ...readRoots(page) })
  }
  return cases
}

function configured(config: object): string {
  const json = JSON.stringify(config).replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  return `data-vitrine-config="${json}"`
}

function readRoots(html: string): Pick<PageCase, 'roots' | 'embedded'> {
  const roots: Record<string, string> = {}
  let embedded: string | null = null
  const read = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      const has = (name: string) => node.attrs.find((one) => one.name === name)?.value
      const widget = has('data-vitrine')
      if (widget && widget !== 'search') roots[widget] = innerHtml(node, html)
      if (has('data-vitrine-answer') !== undefined) embedded = innerHtml(node, html)
    }
    if ('childNodes' in node) node.childNodes.forEach(read)
  }
  read(parse(html, { sourceCodeLocationInfo: true }))
  return { roots, embedded }
}

function innerHtml(
  { sourceCodeLocation: place }: DefaultTreeAdapterTypes.Element,
  html: string,
): string {
  return html.slice(place?.startTag?.endOffset, place?.endTag?.startOffset)
}
