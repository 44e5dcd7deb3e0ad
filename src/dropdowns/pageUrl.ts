/**
 * The address of one page of remote options (spec 9: pages start at 1): the configured one, with `q` and
 * `page` in place of its own of those names.
 */
export function pageUrl(url: string, term: string, page: number): string {
  const [whole = ''] = url.split('#', 1)
  const [path = '', ...query] = whole.split('?')
  const params = new URLSearchParams(query.join('?'))
  params.set('q', term)
  params.set('page', String(page))
  return `${path}?${params}`
}
