import { decode } from '../../src/config/decode'
import { type SearchConfig, searchSchema } from '../../src/search/config'

function read(solr: object, more: object = {}): SearchConfig {
  const decoded = decode(searchSchema, { solr: { url: '/solr/select', ...solr }, ...more })
  if (!decoded.ok) throw new Error(decoded.issues.map(({ message }) => message).join('\n'))
  return decoded.config
}

const facet = (solr: object) => read(solr).facets[0]

describe("a search component's configuration (spec 3.1)", () => {
  it('has its defaults', () => {
    expect(read({})).toEqual({
      url: '/solr/select',
      index: null,
      inherits: false,
      bundles: [],
      entityType: null,
      entityField: 'entity_type',
      bundleField: 'bundle',
      docCache: 0,
      requestCache: true,
      exposedParams: ['q', 'fq', 'sort', 'start'],
      hash: null,
      maxRows: 10,
      defaultQ: '',
      defaultBoost: '',
      params: {},
      returnFullDocs: true,
      facets: [],
      facetWidgetMap: {},
      timeout: 15,
      fragmentPrefix: '',
      further: {},
      address: 'fragment',
      flagKey: 'id',
      saved: null,
    })
  })

  it('reads which saved items it shows', () => {
    const usual = { namespace: 'riot_solr_flag_items', store: 'cookie', expiresDays: 365 }
    expect(read({ saved: 'true' }).saved).toEqual(usual)
    const options = { saved: '1', flag_namespace: 'compare', flag_store: 'local' }
    expect(read({ ...options, flag_expires_days: '30' }).saved).toEqual({
      namespace: 'compare',
      store: 'local',
      expiresDays: 30,
    })
    expect(read({ saved: false, flag_namespace: 'compare' }).saved).toBeNull()
  })

  it('reads numbers and booleans that a CMS wrote as strings', () => {
    const config = read({
      max_rows: ' 24 ',
      timeout: '2.5',
      doc_cache: '3600',
      return_full_docs: '0',
    })
    expect(config).toMatchObject({
      maxRows: 24,
      timeout: 2.5,
      docCache: 3600,
      returnFullDocs: false,
    })
    expect(read({ max_rows: '-1' }).maxRows).toBe(-1)
  })

  it.each([
    [true, true],
    ['true', true],
    ['1', true],
    [1, true],
    ['yes', true],
    [false, false],
    ['false', false],
    ['0', false],
    [0, false],
    ['no', false],
  ])('reads %p as on or off', (written, expected) => {
    expect(read({ return_full_docs: written }).returnFullDocs).toBe(expected)
  })

  it('reads the empty arrays that PHP writes for empty maps', () => {
    const config = read(
      {
        params: [],
        fields: [],
        bundles: [],
        facets: [
          {
            data: { field: 'city' },
            settings: [],
            settings_global: { settings: [] },
          },
        ],
      },
      { facet_widget_map: [] },
    )
    expect(config).toMatchObject({ params: {}, bundles: [], facetWidgetMap: {} })
    expect(config.facets[0]).toMatchObject({ field: 'city', label: 'city', mode: 'and' })
  })

  it('reads lists as arrays, as maps and as texts with commas', () => {
    expect(read({ bundles: ['cabin', 7] }).bundles).toEqual(['cabin', '7'])
    expect(read({ bundles: { cabin: 'cabin', loft: 'loft' } }).bundles).toEqual(['cabin', 'loft'])
    expect(read({ bundles: ' cabin, ,loft ' }).bundles).toEqual(['cabin', 'loft'])
  })

  it('counts empty ids as none', () => {
    const config = read({ index: '', hash: '', entity_type: '' })
    expect(config).toMatchObject({ index: null, hash: null, entityType: null })
    expect(read({ index: null, hash: 5 })).toMatchObject({ index: null, hash: '5' })
  })

  it('distinguishes an inherited index from a configured one', () => {
    expect(read({ index: 'inherit' })).toMatchObject({ index: null, inherits: true })
    expect(read({ index: 'homes' })).toMatchObject({ index: 'homes', inherits: false })
  })
})

describe('a facet definition (spec 3.2)', () => {
  it('may be just a field name', () => {
    expect(facet({ facets: ['city'] })).toEqual({
      field: 'city',
      label: 'city',
      alias: null,
      widget: null,
      shownAs: 'facet',
      currency: false,
      categories: [],
      mode: 'and',
      exclude: null,
      sorts: [],
      hardLimit: null,
      missing: false,
      mincount: null,
      prefix: null,
      sort: null,
      offset: null,
      method: null,
      range: null,
      stats: false,
    })
  })

  it('reads every option of the spec', () => {
    const config = facet({
      facets: [
        {
          data: { field: 'city' },
          settings: { settings: { widget: 'links', exclude: '^x', active_sorts: { a: 'count' } } },
          settings_global: {
            settings: {
              operator: 'or',
              hard_limit: '50',
              facet_missing: '1',
              limit_active_items: 0,
              facet_mincount: '2',
            },
          },
        },
      ],
    })
    expect(config).toMatchObject({
      widget: 'links',
      exclude: '^x',
      sorts: ['count'],
      mode: 'or',
      hardLimit: 50,
      missing: true,
      mincount: 2,
    })
  })

  it('takes its label from facet_label, else riotjs_label, else the field entry, else the field', () => {
    const fields = [{ field: 'city', solr_field: 'ss_city', name: 'Town' }]
    const labelled = (facet_label: string, riotjs_label: string) => ({
      data: { field: 'city' },
      settings: { settings: { riot_solr: { facet_label } } },
      settings_global: { settings: { riotjs_label } },
    })
    const label = (one: object) => facet({ facets: [one], fields })?.label
    expect(label(labelled('Place', 'City'))).toBe('Place')
    expect(label(labelled('', 'City'))).toBe('City')
    expect(label(labelled('', ''))).toBe('Town')
    expect(facet({ facets: [labelled('', '')] })?.label).toBe('city')
  })

  it("asks for its field entry's Solr field, whether entries are listed or keyed", () => {
    const facets = ['city']
    expect(facet({ facets, fields: [{ field: 'city', solr_field: 'ss_city' }] })?.field).toBe(
      'ss_city',
    )
    expect(facet({ facets, fields: { city: { solr_field: 'ss_city' } } })?.field).toBe('ss_city')
    expect(facet({ facets, fields: { town: { solr_field: 'ss_town' } } })?.field).toBe('city')
  })

  it('is in single mode with limit_active_items, whatever the operator', () => {
    const mode = (settings: object) =>
      facet({ facets: [{ data: { field: 'a' }, settings_global: { settings } }] })?.mode
    expect(mode({ operator: 'or', limit_active_items: '1' })).toBe('single')
    expect(mode({ operator: 'or' })).toBe('or')
    expect(mode({ operator: 'and' })).toBe('and')
    expect(mode({})).toBe('and')
  })

  it('prefers the per-field options of the request to its settings', () => {
    const config = facet({
      facets: [
        {
          data: { field: 'a' },
          settings_global: { settings: { hard_limit: 50, facet_missing: true, facet_mincount: 1 } },
          options: { limit: 5, missing: false, mincount: 0, prefix: 'b', sort: 'index' },
        },
      ],
    })
    expect(config).toMatchObject({
      hardLimit: 5,
      missing: false,
      mincount: 0,
      prefix: 'b',
      sort: 'index',
    })
  })
})
