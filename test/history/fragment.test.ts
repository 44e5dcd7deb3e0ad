import fc from 'fast-check'
import { readFragment, writeFragment } from '../../src/history/fragment'
import { noParams, type SearchParams } from '../../src/solr/request/params'
import { someText } from '../solr/arbitraries'

const exposed = ['q', 'fq', 'sort', 'start', 'boost']
const params = (overrides: Partial<SearchParams> = {}): SearchParams => ({
  ...noParams,
  ...overrides,
})
const read = (fragment: string, prefix?: string) => readFragment(fragment, exposed, prefix)
const write = (
  current: string,
  overrides: Partial<SearchParams>,
  defaults = noParams,
  prefix?: string,
) => writeFragment(current, params(overrides), defaults, exposed, prefix)

describe('readFragment (spec 2.1)', () => {
  it('reads the exposed params and bq, decoded', () => {
    expect(
      read('q=lake%20cabin&fq=city:Bern&fq=a%3Ab&sort=price asc&start=24&bq=x&boost=y'),
    ).toEqual({
      params: {
        q: 'lake cabin',
        fq: ['city:Bern', 'a:b'],
        sort: 'price asc',
        start: 24,
        bq: ['x'],
        extra: { boost: ['y'] },
      },
      present: ['q', 'fq', 'sort', 'start', 'bq', 'boost'],
    })
  })

  it('ignores params that are not exposed', () => {
    expect(readFragment('q=a&fq=b&rows=9&qt=/update&bq=c', ['q'])).toEqual({
      params: { q: 'a', bq: ['c'] },
      present: ['q', 'bq'],
    })
  })

  it('distinguishes an empty value from an absent one', () => {
    expect(read('q=&fq=')).toEqual({ params: { q: '', fq: [] }, present: ['q', 'fq'] })
    expect(read('')).toEqual({ params: {}, present: [] })
    expect(read('#')).toEqual({ params: {}, present: [] })
  })

  test.each([
    'top',
    ':~:text=lake',
    'top:~:text=q=1',
    'utm=1&x=2',
    '=',
    '&',
    'q',
    'qq=1',
    '!/route',
    '%',
    '%E0%A4%A',
  ])('returns null for #%s, which is foreign', (fragment) => {
    expect(read(fragment)).toBeNull()
  })

  it('keeps malformed escapes', () => {
    expect(read('q=100%&fq=%E0%A4%A&sort=%zz')?.params).toEqual({
      q: '100%',
      fq: ['%E0%A4%A'],
      sort: '%zz',
    })
    expect(read('q=caf%C3%A9%FF')?.params.q).toBe('caf%C3%A9%FF')
  })

  test.each(['-1', '1.5', '1e3', 'x', '', '99999999999999999999'])(
    'reads start=%s as 0',
    (start) => {
      expect(read(`start=${start}`)?.params).toEqual({ start: 0 })
    },
  )

  it('keeps an equals sign, and removes a text directive', () => {
    expect(read('q=a=c:~:text=x')?.params.q).toBe('a=c')
  })

  it('leaves out what stands before a pair, so that the rewritten fragment reads the same', () => {
    for (const fragment of ['##q=a', '&#q=a', '#q=a&##fq=b']) {
      const again = write(fragment, read(fragment)?.params ?? {})
      expect(read(again)).toEqual(read(fragment))
      expect(again).toMatch(/^q=a/)
    }
    expect(read('q=C#')?.params.q).toBe('C#')
  })

  it('reads a plus as a space, and an escaped plus as a plus', () => {
    expect(read('q=lake+cabin+%2B+sauna&fq=city:%22New+York%22')?.params).toEqual({
      q: 'lake cabin + sauna',
      fq: ['city:"New York"'],
    })
    expect(read(write('', { q: 'a+b c' }))?.params.q).toBe('a+b c')
  })

  it("reads only a component's own prefix", () => {
    const fragment = 'q=main&a.q=left&b.q=right&a.bq=x'
    expect(read(fragment, 'a')).toEqual({ params: { q: 'left', bq: ['x'] }, present: ['q', 'bq'] })
    expect(read(fragment, 'b.')?.params).toEqual({ q: 'right' })
    expect(read(fragment, '')?.params).toEqual({ q: 'main' })
    expect(read('q=main', 'a')).toBeNull()
  })

  it('reads a param named __proto__', () => {
    const found = readFragment('__proto__=a&constructor=b', ['__proto__', 'constructor'])
    expect(Object.entries(found?.params.extra ?? {})).toEqual([
      ['__proto__', ['a']],
      ['constructor', ['b']],
    ])
    expect(read('__proto__[x]=1&__proto__.x=1')).toBeNull()
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
})

describe('writeFragment', () => {
  it('writes readably what differs from the defaults', () => {
    expect(
      write('', {
        q: 'lake & cabin',
        fq: ['{!tag=city}city:( Bern OR "a/b" )'],
        start: 24,
        bq: ['r:(x)'],
      }),
    ).toBe(
      'q=lake%20%26%20cabin&fq=%7B!tag%3Dcity%7Dcity:(%20Bern%20OR%20%22a/b%22%20)&start=24&bq=r:(x)',
    )
    expect(write('q=old', {})).toBe('')
  })

  it('writes an empty value, and leaves out a default', () => {
    const defaults = params({ q: 'lake', fq: ['a:1'] })
    expect(write('', {}, defaults)).toBe('q=&fq=')
    expect(write('', { q: 'lake', fq: ['a:1'] }, defaults)).toBe('')
    expect(write('', { q: 'lake', fq: ['a:1', 'b:2'] }, defaults)).toBe('fq=a:1&fq=b:2')
  })

  it('leaves other pairs in their places', () => {
    expect(write('utm=%31&q=old&other=2&fq=x', { q: 'new' })).toBe('utm=%31&q=new&other=2')
    expect(write('utm=1', { q: 'new' })).toBe('utm=1&q=new')
    expect(write('a=1&flag&b=2', { q: 'new' })).toBe('a=1&flag&b=2&q=new')
    expect(write('q=main&b.q=right', { q: 'left' }, noParams, 'a')).toBe(
      'q=main&b.q=right&a.q=left',
    )
  })

  it('writes one param when only other pairs are left', () => {
    expect(write('utm=1&q=old', {})).toBe('utm=1&q=')
    const defaults = params({ q: 'lake' })
    expect(write('utm=1&q=old', { q: 'lake' }, defaults)).toBe('utm=1&q=lake')
    expect(writeFragment('utm=1', noParams, noParams, [])).toBe('utm=1&bq=')
  })

  it('drops an anchor and a text directive', () => {
    expect(write('top', { q: 'new' })).toBe('q=new')
    expect(write('utm=1:~:text=a', { q: 'new' })).toBe('utm=1&q=new')
  })

  it('never writes params that are not exposed', () => {
    const hidden = params({ q: 'a', fq: ['b:1'], sort: 'c asc', start: 9, extra: { boost: ['d'] } })
    expect(writeFragment('', hidden, noParams, ['q'])).toBe('q=a')
  })

  it('never writes the start of a text directive', () => {
    expect(write('', { q: 'a:~:b' })).toBe('q=a:%7E:b')
  })

  const anyParams: fc.Arbitrary<SearchParams> = fc.record({
    q: fc.oneof(fc.constant(''), someText),
    fq: fc.array(someText, { maxLength: 3 }),
    sort: fc.oneof(fc.constant(''), someText),
    start: fc.nat(),
    bq: fc.array(someText, { maxLength: 2 }),
    extra: fc.oneof(
      fc.constant({}),
      fc.record({ boost: fc.array(someText, { minLength: 1, maxLength: 2 }) }),
    ),
  })
  const foreign = fc.constantFrom(
    '',
    'utm=1',
    'top',
    'a.q=other&utm=%zz',
    'fq=old&utm=1&q=old',
    '__proto__=1',
  )

  it('is reversed by readFragment, for any params, defaults and other pairs', () => {
    fc.assert(
      fc.property(
        anyParams,
        anyParams,
        foreign,
        fc.constantFrom('', 'a', 'x.'),
        (now, before, current, prefix) => {
          const defaults = { ...before, extra: {} }
          const fragment = writeFragment(current, now, defaults, exposed, prefix)
          const found = readFragment(fragment, exposed, prefix)
          expect(found && { ...defaults, ...found.params }).toEqual(now)
          expect(writeFragment(fragment, now, defaults, exposed, prefix)).toBe(fragment)
          expect(fragment).not.toContain(':~:')
        },
      ),
      { numRuns: 2000 },
    )
  })

  it('writes what the address bar leaves unchanged', () => {
    fc.assert(
      fc.property(anyParams, (now) => {
        const fragment = writeFragment('', now, noParams, exposed)
        expect(new URL(`https://example.org/#${fragment}`).hash.slice(1)).toBe(fragment)
      }),
    )
  })
})
