import { appendPage } from '../../src/dropdowns/appendPage'
import { pageUrl } from '../../src/dropdowns/pageUrl'
import { readOptionsPage } from '../../src/dropdowns/readOptionsPage'

const bern = { value: 'bern', label: 'Bern' }
const page = (answer: unknown) => readOptionsPage(JSON.stringify(answer))
const labels = (answer: unknown) => page(answer).options.map(({ label }) => label)

describe('readOptionsPage', () => {
  it('pageUrl adds term and page to the configured address', () => {
    expect(pageUrl('/places', 'são & co', 1)).toBe('/places?q=s%C3%A3o+%26+co&page=1')
    expect(pageUrl('/places?country=ch&page=7&q=x#top', '', 2)).toBe('/places?country=ch&page=2&q=')
  })

  it('reads the options, and whether more follow', () => {
    expect(page({ options: [bern], more: true })).toEqual({
      options: [{ key: '=bern', ...bern, group: '', disabled: false }],
      hasMore: true,
    })
    expect(page({ options: [{ ...bern, group: 'Cantons', disabled: true }] })).toMatchObject({
      options: [{ group: 'Cantons', disabled: true }],
      hasMore: false,
    })
  })

  it('reads a plain list as the only page', () => {
    expect(page([bern])).toMatchObject({ options: [{ value: 'bern' }], hasMore: false })
  })

  it('reads numbers as texts, and the value as a missing label', () => {
    expect(page([{ value: 7, label: 8 }, { value: '9' }]).options).toMatchObject([
      { value: '7', label: '8' },
      { value: '9', label: '9' },
    ])
  })

  it('leaves out entries that are not options', () => {
    const rubbish = [null, 7, 'x', [bern], {}, { label: 'x' }, { value: null }, { value: {} }]
    expect(labels([...rubbish, bern])).toEqual(['Bern'])
  })

  it('reads options with names such as __proto__', () => {
    expect(labels([{ value: '__proto__' }, { value: 'constructor' }])).toEqual([
      '__proto__',
      'constructor',
    ])
    expect(readOptionsPage('[{"__proto__": {"value": "x"}}]').options).toEqual([])
  })

  it.each(['null', '7', '"x"', '{}', '{"options": {}}', '{"__proto__": {"options": []}}'])(
    'rejects %s',
    (text) => {
      expect(() => readOptionsPage(text)).toThrow('The answer has no list of options.')
    },
  )

  it.each(['', '<!doctype html>', '{"options": ['])('rejects %j', (text) => {
    expect(() => readOptionsPage(text)).toThrow(SyntaxError)
  })
})

describe('appendPage', () => {
  const first = page({ options: [bern], more: true })

  it('appends a page to the known options, each option once', () => {
    const next = appendPage(first.options, page({ options: [bern, { value: 'chur' }], more: true }))
    expect(next.options.map(({ value }) => value)).toEqual(['bern', 'chur'])
    expect(next.hasMore).toBe(true)
  })

  it('takes a page without new options for the last one', () => {
    expect(appendPage(first.options, first).hasMore).toBe(false)
    expect(appendPage([], page({ options: [], more: true })).hasMore).toBe(false)
  })
})
