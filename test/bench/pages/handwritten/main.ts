import { ROWS, requestSearch } from '../requestSearch'
import { FACETS } from '../search'
import type { Search, SearchResponse } from '../solr'
import { createFacet } from './createFacet'
import { escapeHtml, pagerHtml, resultHtml } from './html'

/*
 * A search page written by hand without a framework: what a page like this costs at least. It creates each facet
 * row once and touches only what changes.
 */
let search: Search = { q: '', filters: [], start: 0, rows: ROWS, sort: '' }
let latest = 0

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}.`)
  return element
}
const facets = FACETS.map(({ field }) => ({
  field,
  show: createFacet(byId(`f-${field}`), (value) => toggle(field, value)),
}))

function toggle(field: string, value: string): void {
  const isOther = (one: readonly [string, string]) => one[0] !== field || one[1] !== value
  const others = search.filters.filter(isOther)
  const isNew = others.length === search.filters.length
  change({ filters: isNew ? [...search.filters, [field, value]] : others })
}

function change(part: Partial<Search>): void {
  search = { ...search, start: 0, ...part }
  latest += 1
  const number = latest
  requestSearch(search).then((response) => {
    if (number === latest) show(response)
  })
}

function show({ response, facet_counts }: SearchResponse): void {
  const { numFound, docs } = response
  byId('hits').innerHTML = docs.map(resultHtml).join('')
  byId('stats').textContent = `${numFound} results`
  byId('current').innerHTML = search.filters
    .map(
      ([field, value], at) =>
        `<li><button data-at="${at}">× ${field}: ${escapeHtml(value)}</button></li>`,
    )
    .join('')
  byId('pager').innerHTML = pagerHtml(search.start / ROWS, Math.ceil(numFound / ROWS))
  for (const { field, show } of facets) {
    const active = search.filters.filter((one) => one[0] === field).map((one) => one[1])
    show(facet_counts.facet_fields[field] ?? {}, new Set(active))
  }
}

const dataOf = (event: Event, name: string) => (event.target as HTMLElement).dataset[name]
byId('current').addEventListener('click', (event) => {
  const filter = search.filters[Number(dataOf(event, 'at'))]
  if (filter) toggle(...filter)
})
byId('pager').addEventListener('click', (event) => {
  const page = dataOf(event, 'page')
  event.preventDefault()
  if (page) change({ start: Number(page) * ROWS })
})
byId('query').addEventListener('input', (event) => {
  change({ q: (event.target as HTMLInputElement).value })
})
byId('sort').addEventListener('change', (event) => {
  change({ sort: (event.target as HTMLSelectElement).value })
})
change({})
