import fc from 'fast-check'
import { renderWidget } from '../../../../mount/server/server'
import { anyDoc, anySnippets } from './anyDoc'
import { anyTemplate } from './anyTemplate'
import { wellFormed } from './wellFormed'

/** What a site gives to the library, and the HTML that React's renderer makes of the same. */
export interface ResultsCase {
  readonly lang: string
  readonly search: object
  readonly settings: Readonly<Record<string, unknown>>
  readonly config: object
  readonly templates: Readonly<Record<string, string>>
  /** Solr's answer, as text. */
  readonly answer: string
  /** Null where the reference breaks. */
  readonly html: string | null
}

type InputOf<A> = A extends fc.Arbitrary<infer Input> ? Input : never

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 })

const answer = fc
  .record({
    docs: fc.array(anyDoc, { maxLength: 3 }),
    more: fc.constantFrom(0, 5, 1999),
    highlighting: fc.array(anySnippets, { maxLength: 3 }),
  })
  .map(({ docs, more, highlighting }) => ({
    response: { numFound: docs.length + more, start: 0, docs },
    highlighting: Object.fromEntries(highlighting.map((one, i) => [String(docs[i]?.['id']), one])),
  }))

const input = fc.record({
  lang: fc.constantFrom('en', 'de', 'fr', 'es', 'ar', 'de-DE', 'EN-us', 'no tag', ''),
  search: fc
    .constantFrom<unknown>(
      {},
      {},
      { 'hl.simple.pre': '[[', 'hl.simple.post': ']]' },
      { 'hl.simple.pre': '<b>' },
    )
    .map((params) => ({ solr: { url: '/solr/select', return_full_docs: false, params } })),
  settings: fc.constantFrom<Record<string, unknown>>(
    {},
    {},
    { currency: 'EUR' },
    {
      messages: {
        'results.label': 'Häuser',
        'results.empty': '',
        'flag.of': '{title}: {text} {n}',
      },
      flag: { key: 'title', text: { flag: 'Merken' } },
    },
  ),
  config: fc.constantFrom<object>(
    {},
    {},
    { label: 'Houses' },
    { numvisible: 1, grow_steps: 0 },
    { numvisible: '2' },
    { numvisible: 0, label: '' },
  ),
  result: maybe(anyTemplate),
  empty: maybe(anyTemplate),
  answer,
})

/** So many results that the last of them are far from the window. */
const MANY: InputOf<typeof input> = {
  lang: 'en',
  search: { solr: { url: '/solr/select', return_full_docs: false, params: {} } },
  settings: {},
  config: {},
  result: undefined,
  empty: undefined,
  answer: {
    response: { numFound: 40, start: 0, docs: Array.from({ length: 40 }, (_, id) => ({ id })) },
    highlighting: {},
  },
}

/** Renders cases of results, the same in each run. */
export async function resultsCases(count: number): Promise<readonly ResultsCase[]> {
  const cases: ResultsCase[] = []
  const inputs = [...fc.sample(input, { numRuns: count, seed: 17 }), MANY]
  for (const { result, empty, answer: given, ...rest } of inputs) {
    const text = JSON.stringify(given)
    const templates = {
      ...(result !== undefined && { result }),
      ...(empty !== undefined && { empty }),
    }
    const markup = Object.entries(templates)
      .map(([name, source]) => `<template data-vitrine-template="${name}">${source}</template>`)
      .join('')
    const html = await renderWidget({
      widget: 'results',
      ...rest,
      markup,
      answer: { answer: JSON.parse(wellFormed(text)) },
      prefix: 'p',
    }).catch(() => null)
    cases.push({ ...rest, templates, answer: text, html })
  }
  return cases
}
