import { entryOf, readAntibotForms } from '../../src/leads/antibotForms'
import { ownAction } from '../../src/leads/ownAction'
import { plainKey } from '../../src/leads/plainKey'

const page = 'https://stays.example/cabins/17?from=menu'
const read = (value: unknown) => readAntibotForms(JSON.stringify(value), page)

describe('anti-bot data (spec 7.5)', () => {
  it('is read in both shapes', () => {
    const forms = {
      'bt-leads-stay': { action: '/leads', key: 'k1' },
      'bt-leads-tour': { id: 'bt-leads-tour--2', key: 'k2' },
    }
    expect(read(forms)).toEqual(forms)
    expect(entryOf(read(forms), 'bt-leads-stay')).toEqual(forms['bt-leads-stay'])
    expect(entryOf(read(forms), 'bt-leads-tour--2')).toEqual(forms['bt-leads-tour'])
    expect(entryOf(read(forms), 'bt-leads-other')).toBeNull()
  })

  it('may be an empty list, as PHP writes an empty map', () => {
    expect(read([])).toEqual({})
  })

  it.each([[['a']], [null], ['text'], [7]])('is not read from %j', (value) => {
    expect(() => read(value)).toThrow('the anti-bot data is no object')
  })

  it('takes texts alone, under names of forms alone', () => {
    const text = `{"__proto__": {"action": "/a"}, "a b": {"key": "k"}, "x": 7, "form": {"action": 1, "key": ["k"], "id": null}}`
    expect(readAntibotForms(text, page)).toEqual({ form: {} })
    expect(Object.getPrototypeOf(readAntibotForms(text, page))).toBe(Object.prototype)
  })

  it('knows a form that is called constructor, and none that nobody named', () => {
    expect(entryOf(read({ constructor: { key: 'k' } }), 'constructor')).toEqual({ key: 'k' })
    expect(entryOf({}, 'constructor')).toBeNull()
    expect(entryOf({ form: null, other: 'text' }, 'other')).toBeNull()
  })
})

describe('a form is unlocked to', () => {
  it.each([
    ['/leads', 'https://stays.example/leads'],
    ['?q=1', 'https://stays.example/cabins/17?q=1'],
    ['https://stays.example/leads', 'https://stays.example/leads'],
  ])('%s', (action, url) => {
    expect(ownAction(action, page)).toBe(url)
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
  ])('nothing of another site: %j', (action) => {
    expect(ownAction(action, page)).toBeNull()
    expect(read({ form: { action, key: 'k' } })).toEqual({})
  })
})

it.each([
  ['abcdef', 'efcdab'],
  ['abcde', 'debca'],
  ['a', 'a'],
  ['', ''],
])('a key that is sent in pairs is put in order: %s is %s', (sent, key) => {
  expect(plainKey(sent, 'pairs')).toBe(key)
  expect(plainKey(sent, 'plain')).toBe(sent)
})
