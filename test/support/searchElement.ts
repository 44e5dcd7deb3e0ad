/**
 * A search component around mount points. By default, documents are in the search's response
 * (`return_full_docs` off), and every search sends a request (`request_cache` off).
 */
export function searchElement(inside: string, solr: object = {}, id = 'listings'): string {
  const usual = { url: '/solr/select', return_full_docs: false, request_cache: false }
  const config = { solr: { ...usual, ...solr } }
  return `<div id="${id}" data-vitrine="search" ${configured(config)}>${inside}</div>`
}

/** `data-vitrine-config='…'` */
export function configured(config: object): string {
  return `data-vitrine-config='${JSON.stringify(config).replace(/'/g, '&#39;')}'`
}

/** Mount points, one after another: `mountPoints('results', 'pager')`. */
export function mountPoints(...widgets: readonly string[]): string {
  return widgets.map((name) => `<div data-vitrine="${name}"></div>`).join('')
}
