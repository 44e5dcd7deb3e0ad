import { decode } from '../../src/config/decode'
import { searchSchema } from '../../src/search/config'

const read = (solr: object) => decode(searchSchema, { solr: { url: '/solr/select', ...solr } })

const DANGEROUS = [
  'qt',
  'shards',
  'shards.qt',
  'stream.url',
  'stream.body',
  'stream.file',
  'collection',
  'distrib',
  'uf',
  'tr',
  'v.template',
  'expandMacros',
  '_query_',
  'json',
  'json.facet',
  'JSON.query',
]

describe('a Solr param that selects a handler, shards, a stream or a parser', () => {
  it.each(DANGEROUS)('%s is refused in solr.params, and the others stay', (name) => {
    const decoded = read({ params: { fl: 'id,title', [name]: 'x' } })
    expect(decoded).toMatchObject({ ok: true, config: { params: { fl: 'id,title' } } })
    expect(decoded.ok && Object.keys(decoded.config.params)).toEqual(['fl'])
    expect(decoded.issues.map(({ message, cure }) => `${message}. ${cure}`)).toEqual([
      `solr.params.${name} is refused: it selects a handler, shards, a stream or a parser. It is left out.`,
    ])
  })

  it.each([...DANGEROUS, 'defType'])('%s is refused in solr.exposed_params', (name) => {
    for (const exposed of [['q', name], `q,${name}`, { 0: 'q', 1: name }]) {
      const decoded = read({ exposed_params: exposed })
      expect(decoded).toMatchObject({
        ok: true,
        config: { exposedParams: ['q', 'fq', 'sort', 'start'] },
        issues: [{ path: 'solr.exposed_params', cure: 'Its default is used.' }],
      })
    }
  })

  it.each(['hl', 'hl.fl', 'defType', 'json.nl', 'json.wrf', 'spellcheck', 'qf', 'sort'])(
    '%s is none and can be set',
    (name) => {
      expect(read({ params: { [name]: 'x' } })).toMatchObject({
        config: { params: { [name]: 'x' } },
        issues: [],
      })
    },
  )
})
