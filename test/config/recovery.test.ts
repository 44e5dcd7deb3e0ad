import { readConfigSchemas } from '../../build/readConfigSchemas'
import { WIDGET_NAMES } from '../../mount/registry'
import { type ConfigSchema, decode } from '../../src/config/decode'
import { BARE } from '../../src/config/option'
import { containerFor, entryOf, type SchemaShape } from '../../src/config/schemaShape'
import { searchSchema } from '../../src/search/config'
import { config as map } from '../../widgets/map/config'
import { config as searchBox } from '../../widgets/search/search-box/config'
import { config as sort } from '../../widgets/sort/config'
import { ROOT } from '../docs/reference'

type Plain = Readonly<Record<string, unknown>>

/** The required options of each widget that has some, and members for its lists. */
const REQUIRED: Readonly<Record<string, Plain>> = {
  search: {
    solr: {
      url: '/solr/select',
      facets: [{ data: { field: 'city' }, settings: { settings: {} }, options: {} }],
      fields: [{ solr_field: 'city' }],
    },
  },
  facet: { field: 'city' },
  range: { field: 'price' },
  amenities: { field: 'tags', categories: [{ id: 'kitchen', values: ['Oven'] }] },
  boost: { options: [{ label: 'By the water', field: 'tags', values: ['waterfront'] }] },
  dropdown: { options: [{ value: 'a', label: 'A' }] },
  sort: { options: [{ value: 'price asc', label: 'Price' }] },
  map: { tiles: '/tiles/{z}/{x}/{y}.png', markers: [{ lat: 46, lng: 9, title: 'Lugano' }] },
  product: { id: 'p-12' },
  'add-to-cart': { product: { id: 'p-12' } },
  quote: { product: { id: 'p-12' } },
  checkout: { products: [{ id: 'p-12' }], complete: { transaction_id: '7' } },
}

/** A search needs its address, unless it inherits one. Spec 8 has a message for an empty field of a search box. */
const NOT_OPTIONAL: readonly string[] = ['search solr.url', 'search-box field']

interface Option {
  readonly path: readonly string[]
  readonly schema: SchemaShape
}

/** Every optional option of a schema, those inside lists and objects too. */
function optionsIn(schema: SchemaShape, value: unknown, path: readonly string[] = []): Option[] {
  const container = containerFor(schema, value)
  if (!container) return []
  const keys = container.entries ? Object.keys(container.entries) : Object.keys(value as object)
  return keys.flatMap((key) => {
    const entry = entryOf(container, key)
    if (!entry) return []
    const here = { path: [...path, key], schema: entry }
    const inside = optionsIn(entry, (value as Plain)[key] ?? {}, here.path)
    return container.entries && /optional$/.test(entry.type) ? [here, ...inside] : inside
  })
}

function withOption(value: unknown, [key = '', ...rest]: readonly string[], to: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((one, i) => (String(i) === key ? withOption(one, rest, to) : one))
  }
  const plain = (value ?? {}) as Plain
  return { ...plain, [key]: rest.length > 0 ? withOption(plain[key], rest, to) : to }
}

const isObject = ({ schema }: Option) => containerFor(schema, {})?.entries !== undefined

describe.each([...WIDGET_NAMES])('the configuration of %s', (name) => {
  const base = REQUIRED[name] ?? {}
  const read = async () => {
    const schema = (await readConfigSchemas(ROOT))[name] as ConfigSchema
    const all = optionsIn(schema as unknown as SchemaShape, base)
    const options = all.filter(({ path }) => !NOT_OPTIONAL.includes(`${name} ${path.join('.')}`))
    return { schema, options }
  }

  it('reads null and the empty text as absent, for each option', async () => {
    const { schema, options } = await read()
    for (const { path } of options) {
      const absent = decode(schema, withOption(base, path, undefined))
      expect(absent).toMatchObject({ ok: true, issues: [], warnings: [] })
      for (const empty of [null, '']) {
        expect([path, decode(schema, withOption(base, path, empty))]).toEqual([path, absent])
      }
    }
  })

  it('reads the empty list as absent, for each option that is an object', async () => {
    const { schema, options } = await read()
    for (const { path } of options.filter(isObject)) {
      const absent = decode(schema, withOption(base, path, undefined))
      expect([path, decode(schema, withOption(base, path, []))]).toEqual([path, absent])
    }
  })

  it('replaces each option that cannot be read by its default, and reports it once', async () => {
    const { schema, options } = await read()
    for (const { path } of options) {
      const absent = decode(schema, withOption(base, path, undefined))
      const decoded = decode(schema, withOption(base, path, Symbol('unreadable')))
      expect(decoded).toMatchObject({
        ok: true,
        issues: [{ path: path.join('.'), cure: 'Its default is used.' }],
      })
      expect([path, decoded]).toEqual([
        path,
        expect.objectContaining({ config: 'config' in absent && absent.config }),
      ])
    }
  })
})

describe('a configuration that cannot be read in parts', () => {
  const solr = (options: object) =>
    decode(searchSchema, { solr: { url: '/solr/select', ...options } })

  it('leaves out the facets that cannot be read, and reports them', () => {
    const decoded = solr({
      facets: ['city', { data: { field: 'ci ty' } }, 'no field', { data: {} }, 'bundle'],
    })
    expect(decoded).toMatchObject({
      ok: true,
      config: { facets: [{ field: 'city' }, { field: 'bundle' }] },
    })
    expect(decoded.issues.map(({ path, cure }) => `${path}: ${cure}`)).toEqual([
      'solr.facets.1.data.field: solr.facets.1 is left out.',
      'solr.facets.2: It is left out.',
      'solr.facets.3.data.field: solr.facets.3 is left out.',
    ])
  })

  it('leaves out a facet by its name, as PHP writes them', () => {
    expect(
      solr({ facets: { town: { data: { field: '' } }, city: { data: { field: 'city' } } } }),
    ).toMatchObject({
      config: { facets: [{ field: 'city' }] },
      issues: [{ path: 'solr.facets.town.data.field', cure: 'solr.facets.town is left out.' }],
    })
  })

  it('leaves a facet with one unreadable option in', () => {
    const settings_global = { settings: { operator: 'xor', hard_limit: 5 } }
    expect(solr({ facets: [{ data: { field: 'city' }, settings_global }] })).toMatchObject({
      config: { facets: [{ field: 'city', mode: 'and', hardLimit: 5 }] },
      issues: [{ cure: 'Its default is used.' }],
    })
  })

  it('leaves the facets by name in the order of the page', () => {
    const facets = {
      town: { data: { field: 'town' }, settings_global: { settings: { operator: 'xor' } } },
      city: { data: { field: 'city' } },
    }
    expect(solr({ facets })).toMatchObject({
      config: { facets: [{ field: 'town' }, { field: 'city' }] },
    })
  })

  it('names the option around a missing part', () => {
    const facets = [{ data: { field: 'price' }, options: { range: { start: 1 }, stats: true } }]
    expect(solr({ facets })).toMatchObject({
      config: { facets: [{ range: null, stats: true }] },
      issues: [
        { cure: 'The default of solr.facets.0.options.range is used.' },
        { cure: 'The default of solr.facets.0.options.range is used.' },
      ],
    })
  })

  it('is refused when a required option is missing, which is reported once', () => {
    const url = 'solr.url must be the address of the search proxy, got {}'
    const decoded = decode(searchSchema, { solr: { url: {}, max_rows: 'ten' } })
    expect(decoded.ok).toBe(false)
    expect(decoded.issues.map(({ message }) => message)).toEqual([
      url,
      'solr.max_rows must be a whole number, got "ten"',
    ])
    expect(decode(map, { tiles: null })).toMatchObject({
      ok: false,
      issues: [{ message: 'tiles is missing, expected an address with {z}, {x} and {y}' }],
    })
  })

  it('retains the empty text where a required option can be one', () => {
    expect(decode(sort, { options: [{ value: '', label: 'Relevance' }] })).toMatchObject({
      config: { options: [{ value: '', label: 'Relevance' }] },
      issues: [],
    })
    expect(decode(searchBox, { field: '' })).toMatchObject({ config: { field: '' }, issues: [] })
  })

  it('retains an empty list where a list can be one', () => {
    expect(solr({ exposed_params: [] })).toMatchObject({ config: { exposedParams: [] } })
  })

  it('reads an attribute without a value as on, or as absent', () => {
    expect(solr({ request_cache: BARE, return_full_docs: BARE, max_rows: BARE })).toMatchObject({
      config: { requestCache: true, returnFullDocs: true, maxRows: 10 },
      issues: [],
    })
  })
})
