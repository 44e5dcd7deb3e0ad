import { createChips } from './chips'
import { readConfig } from './config'
import { create } from './create'
import { createFacet } from './facet'
import { filtersOf } from './filters'
import { createPager } from './pager'
import { requestSearch, type SearchResult } from './requestSearch'
import { createResults } from './results'

/*
 * A search page written by hand without a framework. It reuses nodes, writes changes only, and renders
 * everything at once.
 */
const config = readConfig()
const selection = new Map(config.facets.map(({ field }) => [field, new Set<string>()]))
const digits = new Intl.NumberFormat('en')
let request = new AbortController()

const findElement = (name: string) => {
  const element = document.querySelector(`[data-vitrine="${name}"]`)
  if (!element) throw new Error(`The page has no place for ${name}.`)
  return element
}

const showResults = createResults(findElement('results'))
const showChips = createChips(findElement('current-filters'), config, toggle)
const showPager = createPager(findElement('pager'), config.rows, search)
const count = create('p', { className: 'vitrine-result-count' })
findElement('result-count').append(create('div', {}, count))
const announcer = create('div', { className: 'vitrine-announcer' })
announcer.setAttribute('role', 'status')
document.body.append(announcer)
const facets = config.facets.map((facet) => ({
  ...facet,
  ...createFacet(facet, (value) => toggle(facet.field, value)),
}))
const side = create('div', { className: 'vitrine-facets' }, ...facets.map(({ element }) => element))
findElement('facets').append(create('div', {}, side))

function toggle(field: string, value: string): void {
  const values = selection.get(field)
  if (!values?.delete(value)) values?.add(value)
  const fragment = filtersOf(config, selection).map((filter) => `fq=${encodeURIComponent(filter)}`)
  history.pushState(null, '', `${location.pathname}${location.search}#${fragment.join('&')}`)
  showChips(selection)
  search(0)
}

function search(start: number): void {
  request.abort()
  request = new AbortController()
  const page = findElement('search')
  page.setAttribute('data-state', 'pending')
  page.setAttribute('aria-busy', 'true')
  requestSearch(config, selection, start, request.signal).then(show, (error: unknown) => {
    if (!(error instanceof DOMException)) console.error(String(error))
  })
}

function show(result: SearchResult): void {
  const { docs, numFound, start } = result
  showResults(result)
  const to = start + docs.length
  count.textContent = `${start + 1}–${to} of ${digits.format(numFound)}`
  announcer.textContent = `${count.textContent} results`
  for (const { field, show } of facets)
    show(result.facets[field] ?? {}, selection.get(field) ?? NO_VALUES)
  showPager(result)
  findElement('search').setAttribute('data-state', 'ready')
  findElement('search').removeAttribute('aria-busy')
}

const NO_VALUES: ReadonlySet<string> = new Set()
showChips(selection)
search(0)
