import { type Search, type SearchResponse, searchBody } from './solr'

/** The answer that the page brought along, for its first search only. */
let embedded = document.querySelector('[data-vitrine-answer]')?.textContent

/** Sends a search as the hand-written page and InstantSearch do. The first one may find its answer in the page. */
export async function requestSearch(search: Search): Promise<SearchResponse> {
  if (embedded) {
    const { answer } = JSON.parse(embedded)
    embedded = undefined
    return answer
  }
  const response = await fetch('/solr/select', { method: 'POST', body: searchBody(search) })
  return response.json()
}

/** Results per page: the address says. */
export const ROWS = Number(new URLSearchParams(location.search).get('rows') ?? 24)

/** A price as all pages show it. */
export const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
