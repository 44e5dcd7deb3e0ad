/**
 * The address of one page of remote options: the configured address with `q` and `page`, which replace its
 * own parameters of those names. Pages start at 1 (spec 9).
 */
export function pageUrl(url: string, term: string, page: number): string {
  const [address = ''] = url.split('#', 1)
  const [path = '', ...query] = address.split('?')
  const params = new URLSearchParams(query.join('?'))
  params.set('q', term)
  params.set('page', String(page))
  return `${path}?${params}`
}
