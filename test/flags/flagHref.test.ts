import fc from 'fast-check'
import { flagHref } from '../../src/flags/flagHref'
import { parseFlagQuery } from '../../src/flags/parseFlagQuery'
import { readFragment } from '../../src/history/fragment'
import { anyField, someText } from '../solr/arbitraries'

/** The text after the `#`. */
const fragmentOf = (href: string) => href.slice(href.indexOf('#') + 1)

describe('flagHref (spec 2.1)', () => {
  it('is the path with the fragment that the spec gives', () => {
    const href = flagHref('/saved.html', '', 'id', ['42', '43'])
    expect(href).toBe('/saved.html#q=id:(42%20OR%2043)')
    expect(decodeURIComponent(fragmentOf(href))).toBe('q=id:(42 OR 43)')
  })

  test.each([
    ['', '', '#q=id:(42)'],
    ['/saved?lang=de', '', '/saved?lang=de#q=id:(42)'],
    ['/saved#top', '', '/saved#q=id:(42)'],
    ['/saved#q=lake&fq=city:Bend', '', '/saved#q=id:(42)'],
    ['/saved', 'a', '/saved#a.q=id:(42)'],
    ['/saved', 'a.', '/saved#a.q=id:(42)'],
  ])('with the path "%s" and the prefix "%s" is %s', (path, prefix, href) => {
    expect(flagHref(path, prefix, 'id', ['42'])).toBe(href)
  })

  it('is the path alone when nothing is saved', () => {
    expect(flagHref('/saved#top', '', 'id', [])).toBe('/saved')
  })

  it('holds the newest 1,000 ids, since Solr takes no more clauses', () => {
    const ids = Array.from({ length: 1200 }, (_, at) => String(at))
    const q = readFragment(fragmentOf(flagHref('/saved', '', 'id', ids)), ['q'])?.params.q ?? ''
    expect(parseFlagQuery(q, 'id')).toEqual(ids.slice(200))
  })

  it('is read back by the search of its page, for any ids', () => {
    const anyIds = fc.uniqueArray(someText, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyField, anyIds, fc.constantFrom('', 'a', 'b.'), (key, ids, prefix) => {
        const fragment = fragmentOf(flagHref('/saved', prefix, key, ids))
        const q = readFragment(fragment, ['q'], prefix)?.params.q ?? ''
        expect(parseFlagQuery(q, key)).toEqual(ids)
      }),
    )
  })
})
