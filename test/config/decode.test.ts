import * as v from 'valibot'
import { decode } from '../../src/config/decode'
import { text } from '../../src/config/values'
import { searchSchema } from '../../src/search/config'
import { config as facet } from '../../widgets/facets/facet/config'
import { config as pager } from '../../widgets/pager/config'

/** The words that a themer reads. */
function issues(solr: unknown, more: object = {}): readonly string[] {
  const read = decode(searchSchema, { solr, ...more })
  return read.issues.map(({ message }) => message)
}

describe('an issue in a configuration (spec 3.1)', () => {
  it('is reported with all others, each with its path, what was expected and what was found', () => {
    expect(
      issues({
        url: '/solr/select',
        max_rows: 'ten',
        return_full_docs: 'maybe',
        timeout: -1,
        fragment_prefix: 'my list',
        flag_key: 'my id',
      }),
    ).toEqual([
      'solr.max_rows must be a whole number, got "ten"',
      'solr.return_full_docs must be true or false, got "maybe"',
      'solr.flag_key must be a Solr field name (letters, digits, _ . -), got "my id"',
      'solr.timeout must be a number of seconds of at least 0.001, got -1',
      'solr.fragment_prefix must be a short name of letters and digits, such as "a", got "my list"',
    ])
  })

  it('names the missing address of the search proxy, once', () => {
    const url = 'the address of the search proxy'
    expect(issues({})).toEqual([`solr.url is missing, expected ${url}, such as "/solr/select"`])
    expect(issues({ url: '' })).toEqual([
      `solr.url is missing, expected ${url}, such as "/solr/select"`,
    ])
    expect(issues({ url: ' ' })).toEqual([`solr.url must be ${url}, got " "`])
    expect(issues(undefined)).toEqual([
      'solr is missing, expected an object with at least the url, such as {"url": "/solr/select"}',
    ])
  })

  it('needs no address where the parent has one', () => {
    expect(issues({ index: 'inherit' })).toEqual([])
  })

  it('has its path inside a facet definition', () => {
    const inFacets = issues({
      url: '/solr/select',
      facets: [
        'city',
        { data: { field: 'ci ty' } },
        { data: {} },
        'no field',
        { data: { field: 'a' }, settings_global: { settings: { operator: 'xor' } } },
        { data: { field: 'b' }, options: { sort: 'up', limit: 'all', range: { start: 1 } } },
      ],
    })
    expect(inFacets).toEqual([
      'solr.facets.1.data.field must be a Solr field name (letters, digits, _ . -), got "ci ty"',
      'solr.facets.2.data.field is missing, expected a Solr field name (letters, digits, _ . -)',
      'solr.facets.3 must be a facet definition, such as {"data": {"field": "city"}}, or just a field name, got "no field"',
      'solr.facets.4.settings_global.settings.operator must be one of "and", "or", got "xor"',
      'solr.facets.5.options.sort must be one of "count", "index", got "up"',
      'solr.facets.5.options.limit must be a whole number, got "all"',
      'solr.facets.5.options.range.end is missing, expected a text',
      'solr.facets.5.options.range.gap is missing, expected a text',
    ])
  })

  it('has its path inside facets keyed by name, as PHP writes them', () => {
    expect(issues({ url: '/solr/select', facets: { town: { data: { field: '' } } } })).toEqual([
      'solr.facets.town.data.field is missing, expected a Solr field name (letters, digits, _ . -)',
    ])
  })

  it('is reported for lists and maps of the wrong kind', () => {
    const list = 'a list of texts, such as ["a", "b"]'
    expect(
      issues(
        {
          url: '/solr/select',
          bundles: 3,
          exposed_params: ['q', {}],
          params: { fl: { a: {} } },
          facets: 'city',
          fields: 'city',
        },
        { facet_widget_map: 'facet' },
      ),
    ).toEqual([
      `solr.bundles must be ${list}, got 3`,
      'solr.exposed_params.1 must be a text, got {}',
      'solr.params.fl must be a text or a list of texts, got {"a": {}}',
      'solr.facets must be a list of facet definitions, got "city"',
      'solr.fields must be a list of field entries, such as [{"solr_field": "city", "name": "City"}], got "city"',
      'facet_widget_map must be an object of texts, got "facet"',
    ])
  })

  it("is found by a widget's schema", () => {
    const read = decode(pager, { inner: -1, outer: 1.5 })
    const cure = 'Its default is used.'
    expect(read.issues).toEqual([
      { path: 'inner', message: 'inner must be a whole number of at least 0, got -1', cure },
      { path: 'outer', message: 'outer must be a whole number of at least 0, got 1.5', cure },
    ])
    const other = decode(facet, { field: 'city', operator: 'OR' })
    expect(other.issues.map(({ message }) => message)).toEqual([
      'operator must be one of "and", "or", got "OR"',
    ])
  })

  it('is short, however long the value is', () => {
    const [message] = issues({ url: '/solr/select', max_rows: 'x'.repeat(500) })
    expect(message).toMatch(/^solr\.max_rows must be a whole number, got "x{77}…"$/)
  })

  it('is unchanged on a page that has altered JSON', () => {
    const altered = Array.prototype as { toJSON?: () => string }
    altered.toJSON = () => '"altered"'
    try {
      expect(issues({ url: '/solr/select', max_rows: ['ten', 10] })).toEqual([
        'solr.max_rows must be a whole number, got ["ten", 10]',
      ])
    } finally {
      delete altered.toJSON
    }
  })
})

describe('a key that no option has', () => {
  const warnings = (input: unknown) => decode(searchSchema, input).warnings

  it('is a warning with the nearest known one, and no issue', () => {
    const input = {
      solr: { url: '/solr/select', maxrows: 3 },
      facet_widgets_map: {},
    }
    expect(decode(searchSchema, input).ok).toBe(true)
    expect(warnings(input)).toEqual([
      'solr.maxrows is not an option and is ignored. Did you mean "max_rows"?',
      'facet_widgets_map is not an option and is ignored. Did you mean "facet_widget_map"?',
    ])
  })

  it('is found at any depth, in lists and in maps', () => {
    const facets = [{ data: { field: 'a' }, settings_global: { settings: { opertor: 'or' } } }]
    const warning =
      'settings_global.settings.opertor is not an option and is ignored. Did you mean "operator"?'
    expect(warnings({ solr: { url: '/', facets } })).toEqual([`solr.facets.0.${warning}`])
    expect(warnings({ solr: { url: '/', facets: { town: facets[0] } } })).toEqual([
      `solr.facets.town.${warning}`,
    ])
  })

  it('lists the known keys when none is near', () => {
    expect(decode(v.object({ inner: text(), outer: text() }), { colour: 'red' }).warnings).toEqual([
      'colour is not an option and is ignored. Known are inner, outer.',
    ])
  })

  it("is not looked for in maps whose keys are the themer's", () => {
    expect(warnings({ solr: { url: '/', params: { 'hl.fl': 'title' } } })).toEqual([])
  })

  it('is reported beside the issues', () => {
    const read = decode(searchSchema, { solr: { url: 7, max_row: 3, max_rows: {} } })
    expect(read.issues.map(({ path }) => path)).toEqual(['solr.max_rows'])
    expect(read.warnings).toEqual([
      'solr.max_row is not an option and is ignored. Did you mean "max_rows"?',
    ])
  })
})
