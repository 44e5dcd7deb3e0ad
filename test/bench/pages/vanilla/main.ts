import { ask, type Found } from './ask'
import { createChips } from './chips'
import { readConfig } from './config'
import { create } from './create'
import { createFacet } from './facet'
import { filtersOf } from './filters'
import { createPager } from './pager'
import { createResults } from './results'

/*
 * A search page written by hand without a framework. It reuses nodes, writes changes only, and renders
 * everything at once.
 */
const config = readConfig()
const chosen = new Map(config.facets.map(({ field }) => [field, new Set<string>()]))
const digits = new Intl.NumberFormat('en')
let flying = new AbortController()

const place = (name: string) => {
  const element = document.querySelector(`[data-vitrine="${name}"]`)
  if (!element) throw new Error(`The page has no place for ${name}.`)
  return element
}

const showResults = createResults(place('results'))
const showChips = createChips(place('current-filters'), config, toggle)
const showPager = createPager(place('pager'), config.rows, search)
const count = create('p', { className: 'vitrine-result-count' })
place('result-count').append(create('div', {}, count))
const announcer = create('div', { className: 'vitrine-announcer' })
announcer.setAttribute('role', 'status')
document.body.append(announcer)
const facets = config.facets.map((facet) => ({
  ...facet,
  ...createFacet(facet, (value) => toggle(facet.field, value)),
}))
const side = create('div', { className: 'vitrine-facets' }, ...facets.map(({ element }) => element))
place('facets').append(create('div', {}, side))

function toggle(field: string, value: string): void {
  const values = chosen.get(field)
  if (!values?.delete(value)) values?.add(value)
  const fragment = filtersOf(config, chosen).map((filter) => `fq=${encodeURIComponent(filter)}`)
  history.pushState(null, '', `${location.pathname}${location.search}#${fragment.join('&')}`)
  showChips(chosen)
  search(0)
}

function search(start: number): void {
  flying.abort()
  flying = new AbortController()
  const page = place('search')
  page.setAttribute('data-state', 'pending')
  page.setAttribute('aria-busy', 'true')
  ask(config, chosen, start, flying.signal).then(show, (error: unknown) => {
    if (!(error instanceof DOMException)) console.error(String(error))
  })
}

function show(found: Found): void {
  const { docs, numFound, start } = found
  showResults(found)
  const to = start + docs.length
  count.textContent = `${start + 1}–${to} of ${digits.format(numFound)}`
  announcer.textContent = `${count.textContent} results`
  for (const { field, show } of facets) show(found.facets[field] ?? {}, chosen.get(field) ?? none)
  showPager(found)
  place('search').setAttribute('data-state', 'ready')
  place('search').removeAttribute('aria-busy')
}

const none: ReadonlySet<string> = new Set()
showChips(chosen)
search(0)
