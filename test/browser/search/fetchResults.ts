/** Requests the results of a fragment from the demo, without our script. @returns their addresses, in order. */
export async function fetchResults(site: string, fragment: string, prefix = ''): Promise<string[]> {
  const linked = new URLSearchParams(fragment)
  const body = new URLSearchParams([
    ['q', linked.get(`${prefix}q`) || '*:*'],
    ...linked.getAll(`${prefix}fq`).map((fq) => ['fq', fq]),
    ['fq', 'index_id:listings'],
    ['sort', linked.get(`${prefix}sort`) ?? ''],
    ['start', linked.get(`${prefix}start`) ?? '0'],
    ['rows', '12'],
    ['fl', 'url'],
    ['defType', 'edismax'],
    ['wt', 'json'],
  ])
  const httpResponse = await fetch(`${site}/solr/select`, { method: 'POST', body })
  const { response }: { response: { docs: { url: string }[] } } = await httpResponse.json()
  return response.docs.map(({ url }) => url)
}

/** The values in the filters of a fragment as `field=value`, sorted. Values must be plain words. */
export function selectedValues(fragment: string, prefix = ''): string[] {
  const filters = new URLSearchParams(fragment).getAll(`${prefix}fq`)
  return filters
    .flatMap((fq) => {
      const [, field, values = ''] = /^(?:\{[^}]*\})?(\w+):(.*)$/.exec(fq) ?? []
      const list = values.replace(/^\( | \)$/g, '').split(' OR ')
      return list.map((value) => `${field}=${value.replace(/^"|"$/g, '')}`)
    })
    .sort()
}
