import { merge } from '../../src/config/merge'
import { BARE, option } from '../../src/config/option'

describe('merging configurations', () => {
  it('prefers the nearer one, key by key', () => {
    const far = { solr: { url: '/far', max_rows: 10 }, label: 'far' }
    const near = { solr: { url: '/near' } }
    expect(merge(far, near)).toEqual({ solr: { url: '/near', max_rows: 10 }, label: 'far' })
  })

  it('counts null, an empty text and an empty object of PHP as absent', () => {
    const far = { label: 'far', solr: { url: '/far' }, shown: 3, list: ['a'] }
    expect(merge(far, { label: '', solr: [], shown: null, list: [] })).toEqual({ ...far, list: [] })
    expect(merge({}, { label: '', shown: null })).toEqual({ label: '', shown: null })
  })

  it('lets an attribute without a value turn something on, and replace nothing else', () => {
    const attributes = merge(option('sheet', ''), option('label', ''))
    expect(merge({ sheet: false, label: 'far' }, attributes)).toEqual({ sheet: BARE, label: 'far' })
  })

  it('replaces lists whole', () => {
    expect(merge({ bundles: ['a', 'b'] }, { bundles: ['c'] })).toEqual({ bundles: ['c'] })
  })

  it('ignores what is no object', () => {
    expect(merge(undefined, null, 'text', ['list'], { a: 1 })).toEqual({ a: 1 })
  })

  it('changes none of its sources', () => {
    const far = Object.freeze({ solr: Object.freeze({ url: '/far' }) })
    expect(merge(far, { solr: { url: '/near' } })).toEqual({ solr: { url: '/near' } })
    expect(far.solr.url).toBe('/far')
  })

  it('leaves __proto__ out at every depth, and no other object changes', () => {
    const hostile: unknown = JSON.parse(
      '{"__proto__": {"a": 1}, "solr": {"__proto__": {"b": 2}, "x": {"__proto__": {"c": 3}}}}',
    )
    const merged = merge({ solr: { url: '/' } }, hostile, hostile)
    expect(JSON.stringify(merged)).toBe('{"solr":{"url":"/","x":{}}}')
    expect([merged['a'], (merged['solr'] as { b?: number }).b]).toEqual([undefined, undefined])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { a?: number }).a).toBeUndefined()
  })

  it('keeps a key named constructor as any other', () => {
    expect(merge({ constructor: { a: 1 } }, { constructor: { b: 2 } })).toEqual({
      constructor: { a: 1, b: 2 },
    })
  })
})

describe('one option written as an attribute', () => {
  it('nests by its dots', () => {
    expect(option('text.flag', 'Save')).toEqual({ text: { flag: 'Save' } })
  })

  it('stays a text, unless it is a JSON object or list', () => {
    expect(option('numvisible', '12')).toEqual({ numvisible: '12' })
    expect(option('bundles', ' ["a"] ')).toEqual({ bundles: ['a'] })
    expect(option('default_q', '[1 TO 2')).toEqual({ default_q: '[1 TO 2' })
  })

  it('throws when it starts like JSON and is none', () => {
    expect(() => option('bundles', '[a, b]')).toThrow(SyntaxError)
  })
})
