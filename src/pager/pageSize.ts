import type { SearchParams } from '../solr/request/params'
import type { SearchRequest } from '../solr/request/searchRequest'

/** The param of the address that holds how many results a page has. */
export const PAGE_SIZE_PARAM = 'rows'

/** The most results a page may have: an address can ask for no more. */
export const MAX_PAGE_SIZE = 100

/** How many results a page has, as the visitor chose; null for anything but a whole number up to `MAX_PAGE_SIZE`. */
export function chosenPageSize({ extra }: Pick<SearchParams, 'extra'>): number | null {
  const [text = ''] = (Object.hasOwn(extra, PAGE_SIZE_PARAM) && extra[PAGE_SIZE_PARAM]) || []
  return /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MAX_PAGE_SIZE ? Number(text) : null
}

/**
 * The params with another number of results a page. The first result of the page stays on the page; a size that is the
 * configured one leaves the address.
 */
export function withPageSize(params: SearchParams, size: number, configured: number): SearchParams {
  const { [PAGE_SIZE_PARAM]: _, ...others } = params.extra
  const extra = size === configured ? others : { ...others, [PAGE_SIZE_PARAM]: [String(size)] }
  return { ...params, extra, start: Math.floor(params.start / size) * size }
}

/** The request with the visitor's number of results a page, where its component lets them choose. */
export function requestPageSize(
  request: SearchRequest,
  { exposedParams }: { readonly exposedParams: readonly string[] },
): SearchRequest {
  const size = exposedParams.includes(PAGE_SIZE_PARAM) ? chosenPageSize(request.params) : null
  return size === null ? request : { ...request, rows: size }
}
