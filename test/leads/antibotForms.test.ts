import { findAntibotEntry, readAntibotForms } from '../../src/leads/antibotForms'
import { decodeKey } from '../../src/leads/decodeKey'
import { sameOriginUrl } from '../../src/leads/sameOriginUrl'

const page = 'https://stays.example/cabins/17?from=menu'
const read = (value: unknown) => readAntibotForms(JSON.stringify(value), page)

describe('anti-bot data (spec 7.5)', () => {
  it('is read in both shapes', () => {
    const forms = {
      'bt-leads-stay': { action: '/leads', key: 'k1' },
      'bt-leads-tour': { id: 'bt-leads-tour--2', key: 'k2' },
    }
    expect(read(forms)).toEqual(forms)
    expect(findAntibotEntry(read(forms), 'bt-leads-stay')).toEqual(forms['bt-leads-stay'])
    expect(findAntibotEntry(read(forms), 'bt-leads-tour--2')).toEqual(forms['bt-leads-tour'])
    expect(findAntibotEntry(read(forms), 'bt-leads-other')).toBeNull()
  })

  it('may be an empty list, as PHP writes an empty map', () => {
    expect(read([])).toEqual({})
  })

  it.each([[['a']], [null], ['text'], [7]])('is not read from %j', (value) => {
    expect(() => read(value)).toThrow('the anti-bot data is no object')
  })

  it('ignores values that are not texts, and keys that are not form ids', () => {
    const text = `{"__proto__": {"action": "/a"}, "a b": {"key": "k"}, "x": 7, "form": {"action": 1, "key": ["k"], "id": null}}`
    expect(readAntibotForms(text, page)).toEqual({ form: {} })
    expect(Object.getPrototypeOf(readAntibotForms(text, page))).toBe(Object.prototype)
  })

  it('finds a form with the id constructor only when the map holds it', () => {
    expect(findAntibotEntry(read({ constructor: { key: 'k' } }), 'constructor')).toEqual({
      key: 'k',
    })
    expect(findAntibotEntry({}, 'constructor')).toBeNull()
    expect(findAntibotEntry({ form: null, other: 'text' }, 'other')).toBeNull()
  })
})

describe('sameOriginUrl', () => {
  it.each([
    ['/leads', 'https://stays.example/leads'],
    ['?q=1', 'https://stays.example/cabins/17?q=1'],
    ['https://stays.example/leads', 'https://stays.example/leads'],
  ])('accepts %s', (action, url) => {
    expect(sameOriginUrl(action, page)).toBe(url)
    expect(read({ form: { action } })).toEqual({ form: { action } })
  })

  it.each([
    '//evil.example/leads',
    '/\\evil.example/leads',
    '\\\\evil.example',
    '/\t/evil.example',
    'http://stays.example/leads',
    'https://stays.example:8443/leads',
    'https://stays.example@evil.example/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://stays.example/1',
    '',
  ])('rejects an address of another site: %j', (action) => {
    expect(sameOriginUrl(action, page)).toBeNull()
    expect(read({ form: { action, key: 'k' } })).toEqual({})
  })
})

it.each([
  ['abcdef', 'efcdab'],
  ['abcde', 'debca'],
  ['a', 'a'],
  ['', ''],
])('decodeKey decodes a key that is sent in pairs: %s is %s', (sent, key) => {
  expect(decodeKey(sent, 'pairs')).toBe(key)
  expect(decodeKey(sent, 'plain')).toBe(sent)
})
