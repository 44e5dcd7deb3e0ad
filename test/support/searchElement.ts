/**
 * A search component as a themer writes it, around some mount points. Documents come with the search
 * itself (`return_full_docs` off) unless `solr` says otherwise.
 */
export function searchElement(inside: string, solr: object = {}, id = 'listings'): string {
  const config = { solr: { url: '/solr/select', return_full_docs: false, ...solr } }
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
