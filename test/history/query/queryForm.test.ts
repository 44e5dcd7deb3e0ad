import { spawnSync } from 'node:child_process'
import fc from 'fast-check'
import { queryForm } from '../../../src/history/query/queryForm'
import { noParams, type SearchParams } from '../../../src/solr/request/params'
import { anyParams, aSearch } from './queryStates'

const search = aSearch()
const params = (overrides: Partial<SearchParams>): SearchParams => ({ ...noParams, ...overrides })
const write = (overrides: Partial<SearchParams>, query = '', fragment = '') =>
  queryForm.write({ query, fragment }, params(overrides), search)
const read = (query: string, fragment = '') => queryForm.read({ query, fragment }, search)

describe('a search in the query string (design decision 35)', () => {
  test.each<[string, Partial<SearchParams>]>([
    ['query=lake+cabin', { q: 'lake cabin' }],
    ['city%5B%5D=New+York', { fq: ['{!tag=city}city:( "New York" )'] }],
    ['city%5B%5D=Rome&city%5B%5D=Oslo', { fq: ['{!tag=city}city:( Rome OR Oslo )'] }],
    ['region=Alps', { fq: ['{!tag=region}region:Alps'] }],
    ['f_type%5B%5D=cabin', { fq: ['type:cabin'] }],
    ['city%5Bnone%5D=1', { fq: ['{!tag=city}city:( (*:* -city:[* TO *]) )'] }],
    ['price=100..200', { fq: ['{!tag=price}price:[100 TO 200]'] }],
    ['price=100..', { fq: ['{!tag=price}price:[100 TO *]'] }],
    ['f_tag%5B%5D=sauna', { fq: ['{!tag=sm_tags}sm_tags:( sauna )'] }],
    ['fq%5B%5D=host%3A%22Ann%22', { fq: ['host:"Ann"'] }],
    ['sortby=price+asc', { sort: 'price asc' }],
    ['pg=3', { start: 24 }],
    ['start=25', { start: 25 }],
    ['bq%5B%5D=city%3A%28Rome%29', { bq: ['city:(Rome)'] }],
    ['boost=2', { extra: { boost: ['2'] } }],
    ['x%5Bfacet.prefix%5D=a', { extra: { 'facet.prefix': ['a'] } }],
  ])('%s', (query, state) => {
    expect(write(state)).toEqual({ query, fragment: '' })
    expect(read(query)).toEqual(state)
  })

  it('has one order, whatever the order of the clicks', () => {
    const fq = ['host:"Ann"', 'type:cabin', '{!tag=city}city:( Rome )', 'type:loft']
    const { query } = write({ q: 'a', fq, start: 12, sort: 'b asc' })
    expect(decodeURIComponent(query)).toBe(
      'query=a&city[]=Rome&f_type[]=cabin&f_type[]=loft&fq[]=host:"Ann"&sortby=b+asc&pg=2',
    )
    expect(queryForm.order(fq, search)).toEqual(read(query)?.fq)
  })

  it('leaves all other parameters as they are, to the letter, and in their place', () => {
    const before = 'p=3&city[]=old&utm_source=a%zz&page=2&pg=7&fq[]=x:y&=&flag'
    expect(write({ q: 'new' }, before).query).toBe('p=3&query=new&utm_source=a%zz&page=2&=&flag')
    expect(write({}, 'p=3').query).toBe('p=3')
  })

  it('reads what plain forms and old links send, and what PHP makes of a list', () => {
    expect(read('q=lake+cabin&sort=price+asc&start=12&fq=type%3Acabin')).toEqual({
      q: 'lake cabin',
      sort: 'price asc',
      start: 12,
      fq: ['type:cabin'],
    })
    expect(read('city%5B0%5D=Rome&city%5B1%5D=Oslo&city%5B2%5D=Rome')).toEqual(
      read('city[]=Rome&city[]=Oslo'),
    )
    expect(read('price[min]=100&price[max]=')).toEqual(read('price=100..'))
    expect(read('price[min]=&price[max]=&region=&query=')).toEqual({ q: '' })
    expect(write({ q: 'a' }, 'q=b&sort=c').query).toBe('query=a')
  })

  it('reads a fragment of before first, and moves it to the query string', () => {
    expect(read('query=a', 'q=b')).toEqual({ q: 'b' })
    expect(write({ q: 'b' }, 'query=a&p=1', 'q=b&other=1')).toEqual({
      query: 'query=b&p=1',
      fragment: 'other=1',
    })
  })

  it('moves to the fragment what is too long for a server', () => {
    const q = 'a'.repeat(6001)
    expect(write({ q }, 'p=1&query=b')).toEqual({ query: 'p=1', fragment: `q=${q}` })
    expect(read('p=1', `q=${q}`)).toEqual({ q })
  })

  it('leaves `q` alone where it is the path of the page', () => {
    const address = { query: 'q=node/5&query=a', fragment: '', isPathInQ: true }
    expect(queryForm.read({ ...address, query: 'q=node/5' }, search)).toEqual({})
    expect(queryForm.write(address, params({ q: 'b' }), search).query).toBe('q=node/5&query=b')
  })

  it('reads amounts and choices as a plain form sends them', () => {
    const typed = (min: string, max: string) => {
      const pairs = [
        ['price[min]', min],
        ['price[max]', max],
        ['price[all]', '$35..$1,520'],
      ]
      return read(new URLSearchParams(pairs).toString())
    }
    expect(typed('$35', '$1,520')).toEqual({})
    expect(typed('$100', '$1,520')).toEqual(read('price=100..'))
    expect(typed('$35', '$900')).toEqual(read('price=..900'))
    expect(typed('1.200,50 €', '٢٬٠٠٠')).toEqual(read('price=1200.50..2000'))
    expect(read('region[was]=Alps&region[]=Alps&region[]=Coast')).toEqual(read('region=Coast'))
    expect(read('region[was]=Coast&region[]=Alps&region[]=Coast')).toEqual(read('region=Alps'))
    expect(read('region[was]=Alps&region[]=Alps')).toEqual(read('region=Alps'))
    expect(read('region[was]=Alps')).toEqual({})
  })

  it('keeps components apart', () => {
    const other = aSearch('apt')
    const written = queryForm.write({ query: 'query=a', fragment: '' }, params({ q: 'b' }), other)
    expect(written.query).toBe('query=a&apt-query=b')
    expect(read(written.query)).toEqual({ q: 'a' })
    expect(queryForm.read(written, other)).toEqual({ q: 'b' })
  })

  it('reads and writes what is exposed only', () => {
    const { config } = search
    const closed = { ...search, config: { ...config, exposedParams: ['q'] } }
    expect(
      queryForm.read(
        { query: 'query=a&city[]=b&fq[]=c&sortby=d&pg=2&boost=3', fragment: '' },
        closed,
      ),
    ).toEqual({ q: 'a' })
    const state = params({ q: 'a', fq: ['type:"b"'], sort: 'c', start: 12 })
    expect(queryForm.write({ query: '', fragment: '' }, state, closed).query).toBe('query=a')
  })
})

describe('any state', () => {
  const components = [aSearch(), aSearch('apt'), aSearch('x-y', 'lake')]
  const states = fc.nat(components.length - 1).chain((at) =>
    fc.record({
      at: fc.constant(at),
      state: anyParams(components[at] ?? search),
      foreign: fc.constantFrom(
        '',
        'p=1',
        'utm=%zz&page=2',
        'apt=1&apt-b=2',
        'query=old&city[]=c&z',
      ),
    }),
  )
  const hasPhp = spawnSync('php', ['-v']).status === 0

  it('comes back from its address, in the browser and in PHP', () => {
    const written: { readonly query: string; readonly at: number; readonly state: SearchParams }[] =
      []
    fc.assert(
      fc.property(states, ({ at, state, foreign }) => {
        const one = components[at] ?? search
        const address = queryForm.write({ query: foreign, fragment: '' }, state, one)
        expect({ ...one.defaults, ...queryForm.read(address, one) }).toEqual(state)
        expect(queryForm.write(address, state, one)).toEqual(address)
        expect(new URL(`https://example.org/?${address.query}`).search.slice(1)).toBe(address.query)
        if (foreign === '' && address.fragment === '') written.push({ at, state, ...address })
      }),
      { numRuns: 10_000 },
    )
    if (!hasPhp) return
    const seen = throughPhp(written.map(({ query }) => query))
    for (const [i, { at, state }] of written.entries()) {
      const one = components[at] ?? search
      const found = queryForm.read({ query: seen[i] ?? '', fragment: '' }, one)
      expect({ ...one.defaults, ...found }).toEqual(state)
    }
    expect(seen).toHaveLength(written.length)
  })
})

/** Lets PHP parse query strings as it does for $_GET, and build them again. */
function throughPhp(queries: readonly string[]): readonly string[] {
  const program = `$all = [];
    foreach (json_decode(file_get_contents("php://stdin")) as $query) {
      parse_str($query, $get);
      $all[] = http_build_query($get);
    }
    echo json_encode($all);`
  const { stdout } = spawnSync('php', ['-r', program], {
    input: JSON.stringify(queries),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  return JSON.parse(stdout)
}
