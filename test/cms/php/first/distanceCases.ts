import fc from 'fast-check'
import { type RenderedPage, renderedPage } from './renderedPage'

/** A page of results near a place, and what React's renderer makes of it. */
export interface DistanceCase extends RenderedPage {
  readonly lang: string
  readonly config: object
  readonly query: string
  readonly answer: string
  /** The answer with whole documents; null where none are asked for. */
  readonly docs: string | null
  /** The template of a result; null for the default cards. */
  readonly template: string | null
  readonly sort: object
}

const LANGUAGES = [
  ...['en', 'de', 'fr', 'es', 'ar', 'en-US', 'de-DE', 'fr-FR', 'es-ES'],
  // In miles, and numbers that PHP leaves to the browser.
  ...['en-GB', 'es-PR'],
]

const distance = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }).map((metres) => metres / 1000) },
  { weight: 2, arbitrary: fc.double({ min: 0, max: 20_000, noNaN: true }) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, 0.004, 0.03, 0.1, 0.11, 0.994, 0.995, 1, 1.609344, 9.95, 9.949),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<unknown>(null, '3.25', '', 'far', [4], [1, 2], true, { km: 1 }),
  },
)

const TEMPLATES = [
  null,
  '<b data-vitrine-text="distance"></b> <i data-vitrine-if="distance_km" data-vitrine-text="distance_km" data-vitrine-format="number:1"></i>',
  '<p data-vitrine-unless="distance">?</p><data data-vitrine-attr-value="distance_km" data-vitrine-text="title"></data>',
]

const CENTERS = [
  ...Array(4).fill('near=48.137,11.575,25'),
  'near=48.137,11.575',
  'near[at]=48.137,11.575&near[km]=5',
  'near=91,0,5',
  'fq[]=place:48.137,11.575,25',
  'near=46.005,8.952,0.4',
  'near=46.00500,8.952',
  'near[at]=46.005,8.952&near[km]=99999',
  'fq[]={!tag=near}place:46.005,8.952,12.34&fq[]=city:Bern',
  'fq[]=place:(46.005,8.952 OR Rome)',
  'fq[]=place:Rome&fq[]=-city:Bern&fq[]=-place:[* TO *]',
  'fq[]=place:[44,-121 TO 45,-120]',
  '',
]

/** Named places, and what can't be read. */
const PLACES: readonly unknown[] = [
  'Munich|48.137,11.575; Lugano <TI> | 46.005 , 8.952;',
  [
    { label: 'A "quiet" place', at: '46.005, 8.952' },
    { label: 48, at: '48.137,11.575' },
    { label: 'Twice', at: '48.137,11.575' },
  ],
  'Munich|48.137,11.575;Nowhere',
  [{ label: ' ', at: '46.005,8.952' }, 'Lugano|46.005,8.952'],
  { a: { label: 'No list', at: '46.005,8.952' } },
  [],
  46,
]

const mostly = fc.nat(4).map((n) => n > 0)

const input = fc.record({
  lang: fc.constantFrom(...LANGUAGES),
  facet: fc.constantFrom<object>({}, {}, { unit: 'mi' }, { unit: 'km' }, { unit: 'miles' }),
  places: fc.option(fc.constantFrom(...PLACES), { nil: undefined }),
  returnsFullDocs: fc.boolean(),
  center: fc.constantFrom(...CENTERS),
  order: fc.constantFrom('', '&sortby=distance+asc', '&sortby=distance+asc,price+asc'),
  template: fc.constantFrom(...TEMPLATES),
  docs: fc.array(fc.tuple(distance, mostly, mostly), { maxLength: 8, size: 'max' }),
})

/** Renders pages with distances, the same in each run. */
export async function distanceCases(count: number): Promise<readonly DistanceCase[]> {
  const cases: DistanceCase[] = []
  for (const one of fc.sample(input, { numRuns: count, seed: 17 })) {
    const { lang, facet, places, returnsFullDocs, center, order, template } = one
    const config = {
      solr: {
        url: '/solr/select',
        address: 'query',
        return_full_docs: returnsFullDocs,
        facets: [
          {
            field: 'place',
            widget: 'near',
            label: 'Place',
            ...facet,
            ...(places !== undefined && { places }),
          },
        ],
      },
    }
    // Some documents have no point, and some are not among the whole documents.
    const found = one.docs.map(([km, hasPoint], i) => ({
      id: `${i}`,
      title: `House ${i}`,
      city: 'Lugano',
      ...(hasPoint && { distance: km }),
    }))
    const whole = one.docs.flatMap(([, , isThere], i) =>
      isThere ? [{ id: `${i}`, title: `House ${i}`, distance: 'as indexed' }] : [],
    )
    const answer = JSON.stringify({ response: { numFound: found.length, start: 0, docs: found } })
    const docs = returnsFullDocs ? JSON.stringify({ response: { docs: whole } }) : null
    const sort = { options: [{ value: 'distance asc', label: 'Nearest' }] }
    const query = center + order
    const markup =
      template === null ? '' : `<template data-vitrine-template="result">${template}</template>`
    const page = await renderedPage({
      lang,
      config,
      path: '/search',
      query: new URL(`https://a.example/?${query}`).search.slice(1),
      answer,
      ...(docs !== null && { docs }),
      mountPoints: [
        { name: 'results', config: {}, markup },
        { name: 'sort', config: sort },
        { name: 'current-filters', config: {} },
      ],
    })
    cases.push({ lang, config, query, answer, docs, template, sort, ...page })
  }
  return cases
}
