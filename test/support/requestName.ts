/** The short form of a request: `q=lake city:Bern start=10`, `ids=1,2`, or `id:(1 OR 2)` for saved items; after its URL when that is not the default. */
export function requestName(url: string, body: string): string {
  const params = new URLSearchParams(body)
  const ids = params.get('ids')
  const start = params.get('start') ?? '0'
  const sort = params.get('sort')
  const q = params.get('q')
  const details =
    ids === null
      ? [
          ...(q === null ? [] : [`q=${q}`]),
          ...params.getAll('fq'),
          ...(sort === null ? [] : [`sort=${sort}`]),
          ...(start === '0' ? [] : [`start=${start}`]),
        ]
      : [`ids=${ids}`]
  return [...(url === '/solr/select' ? [] : [url]), ...details].join(' ')
}
