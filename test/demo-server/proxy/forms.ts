const many = (count: number, part: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('&')

/**
 * What both proxies let through beyond plain filters, by its row in docs/guide/proxy.md. Each entry is params of one
 * body; the values reach Solr unchanged. attacks/formAttacks.ts has the near misses.
 */
export const forms: Readonly<Record<string, readonly string[]>> = {
  ranges: [
    'fq={!tag=price}price:[100 TO 200}',
    'fq={!tag=price}price:[* TO 100}',
    'fq={!tag=price}price:{99.5 TO *]',
    'fq={!tag=price}price:( [0 TO 100} OR [100 TO 200} )',
    'fq={!tag=created}created:[NOW/DAY TO NOW/DAY%2B7DAYS]&TZ=Europe/Berlin',
    'fq={!tag=created}created:[NOW/MONTH-1MONTH TO NOW/MONTH}',
    'fq={!tag=created}created:[2026-07-01T00:00:00Z TO *]',
    'fq={!tag=booked}booked:[2026-07-01 TO 2026-07-07]',
  ],
  negations: [
    'fq={!tag=city}-city:Bend',
    'fq=-city:"Lake Tahoe"',
    'fq={!tag=booked}-booked:[2026-07-01 TO 2026-07-14}',
    'fq={!tag=city}-city:( Bend OR "Lake Tahoe" )',
  ],
  'counted queries': [
    'facet=true&facet.query={!ex=price key=price.0}price:[100 TO 200}',
    'facet=true&facet.query={!key=price.0}price:[100 TO 200}',
    'facet=true&facet.query={!ex=created key=created.today}created:[NOW/DAY TO NOW/DAY%2B1DAY}',
    'facet=true&facet.query={!ex=booked key=b:free}-booked:[2026-07-04 TO 2026-07-05]',
    'facet=true&facet.query={!ex=city key=city_1}city:"Lake Tahoe"',
    'facet=true&facet.query={!ex=größe key=größe:100-200}price:[100 TO 200}',
    'rows=0&facet=true&fq={!tag=n0}city:Bend&fq={!tag=n1}price:[* TO 100]&facet.query={!ex=n0 key=n0}*:*&facet.query={!ex=n1 key=n1}*:*',
    'facet=true&facet.query={!geofilt key=near.10 ex=near sfield=latlng pt=48.1,11.5 d=10}',
    'rows=0&facet=true&fq={!tag=n0,all}city:Bend&fq={!geofilt tag=n1,all sfield=latlng pt=48.1,11.5 d=25}&facet.query={!ex=n0,n1 key=f0}*:*&facet.query={!ex=all key=all}*:*&facet.query={!geofilt key=w1.0 ex=n1 sfield=latlng pt=48.1,11.5 d=50}',
    'rows=0&facet=true&q=lakr&spellcheck=true&spellcheck.collate=true&fq={!tag=n0,all}city:Bend&facet.query={!ex=n0 key=f0}*:*',
    `facet=true&${many(100, (at) => `facet.query={!key=k${at}}price:${at}`)}`,
  ],
  'levels of a tree': [
    "facet=true&facet.field={!ex=category key=category:1 facet.prefix='1/a/'}category",
    "facet=true&facet.field={!key=category:1 facet.prefix='1/a/'}category",
    "facet=true&facet.field={!key=category:0 facet.matches='[/]?[^/]+'}category",
    "facet=true&facet.field={!ex=category key=category:2 facet.prefix='a/b/' facet.matches='[/]?[^/]+[/][^/]+[/][^/]+'}category",
    "facet=true&facet.field={!key=category:0 facet.matches='[>]?[^>]+'}category",
    "facet=true&facet.field={!key=category:1 facet.prefix='Owner\\'s picks/'}category",
    'facet=true&facet.field={!key=category:1 facet.prefix=\'C:\\\\old/}{!join from=id to=id} "x" $q/\'}category',
    "facet=true&facet.field={!key=category:1 facet.prefix='湖/湖畔 – $\\{x}/'}category",
    "facet=true&facet.field={!key=category:1 facet.prefix='trailing\\\\'}category",
    "facet=true&facet.field={!key=category:1 facet.prefix='tab%09, new%0Aline%0D%0A/'}category",
  ],
  "a facet's own search": [
    'facet=true&facet.field={!ex=host}host&f.host.facet.contains=o\'n "x" {!join} é&f.host.facet.contains.ignoreCase=true&f.host.facet.offset=1000&f.host.facet.limit=50&f.host.facet.sort=count&rows=0',
  ],
  'steps of time': [
    'facet=true&facet.range={!ex=created}created&f.created.facet.range.start=NOW/MONTH&f.created.facet.range.end=NOW/MONTH%2B12MONTHS&f.created.facet.range.gap=%2B1MONTH&TZ=America/Argentina/Buenos_Aires',
    'facet=true&facet.range=created&f.created.facet.range.start=2026-01-01T00:00:00Z&f.created.facet.range.end=2027-01-01T00:00:00Z&f.created.facet.range.gap=%2B1DAY&TZ=Etc/GMT%2B5',
    'facet=true&facet.range={!ex=price}price&f.price.facet.range.start=0&f.price.facet.range.end=500&f.price.facet.range.gap=0.5',
  ],
  'circles and distances': [
    'fq={!geofilt tag=near sfield=latlng pt=48.1,11.5 d=25}',
    'fq={!geofilt tag=near sfield=latlng pt=-90,-180 d=20038}',
    'fq={!geofilt tag=n1 sfield=latlng pt=89.999999999,179.999999999 d=0.001}',
    'sort=geodist() asc&sfield=latlng&pt=48.1,11.5',
    'sort=geodist() asc,id asc&sfield=latlng&pt=0,0&fl=id,distance:geodist()',
    'fl=id,title,distance:geodist()&sfield=latlng&pt=-48.1,-11.5',
  ],
}
