import { pageUrl } from '../../src/dropdowns/pageUrl'
import { readPage } from '../../src/dropdowns/readPage'
import { withPage } from '../../src/dropdowns/withPage'

const bern = { value: 'bern', label: 'Bern' }
const page = (answer: unknown) => readPage(JSON.stringify(answer))
const labels = (answer: unknown) => page(answer).choices.map(({ label }) => label)

describe('a page of remote options', () => {
  it('is asked for with term and page, beside what the address says already', () => {
    expect(pageUrl('/places', 'são & co', 1)).toBe('/places?q=s%C3%A3o+%26+co&page=1')
    expect(pageUrl('/places?country=ch&page=7&q=x#top', '', 2)).toBe('/places?country=ch&page=2&q=')
  })

  it('is a list of options, and whether there are more', () => {
    expect(page({ options: [bern], more: true })).toEqual({
      choices: [{ key: '=bern', ...bern, group: '', disabled: false }],
      more: true,
    })
    expect(page({ options: [{ ...bern, group: 'Cantons', disabled: true }] })).toMatchObject({
      choices: [{ group: 'Cantons', disabled: true }],
      more: false,
    })
  })

  it('may be a plain list, which is all there is', () => {
    expect(page([bern])).toMatchObject({ choices: [{ value: 'bern' }], more: false })
  })

  it('has numbers as texts, and values where there are no labels', () => {
    expect(page([{ value: 7, label: 8 }, { value: '9' }]).choices).toMatchObject([
      { value: '7', label: '8' },
      { value: '9', label: '9' },
    ])
  })

  it('leaves out what is no option', () => {
    const rubbish = [null, 7, 'x', [bern], {}, { label: 'x' }, { value: null }, { value: {} }]
    expect(labels([...rubbish, bern])).toEqual(['Bern'])
  })

  it('has options named like parts of every object', () => {
    expect(labels([{ value: '__proto__' }, { value: 'constructor' }])).toEqual([
      '__proto__',
      'constructor',
    ])
    expect(readPage('[{"__proto__": {"value": "x"}}]').choices).toEqual([])
  })

  it.each(['null', '7', '"x"', '{}', '{"options": {}}', '{"__proto__": {"options": []}}'])(
    'is not %s',
    (text) => {
      expect(() => readPage(text)).toThrow('The answer has no list of options.')
    },
  )

  it.each(['', '<!doctype html>', '{"options": ['])('is not %j', (text) => {
    expect(() => readPage(text)).toThrow(SyntaxError)
  })
})

describe('the next page', () => {
  const first = page({ options: [bern], more: true })

  it('comes behind what is known, each option once', () => {
    const next = withPage(first.choices, page({ options: [bern, { value: 'chur' }], more: true }))
    expect(next.choices.map(({ value }) => value)).toEqual(['bern', 'chur'])
    expect(next.more).toBe(true)
  })

  it('is the last where it brings nothing new, whatever it says', () => {
    expect(withPage(first.choices, first).more).toBe(false)
    expect(withPage([], page({ options: [], more: true })).more).toBe(false)
  })
})
