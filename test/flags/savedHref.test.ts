import fc from 'fast-check'
import { parseSavedQuery } from '../../src/flags/parseSavedQuery'
import { savedHref } from '../../src/flags/savedHref'
import { readFragment } from '../../src/history/fragment'
import { anyField, someText } from '../solr/arbitraries'

/** What stands behind the `#`. */
const fragmentOf = (href: string) => href.slice(href.indexOf('#') + 1)

describe('the link to the saved items (spec 2.1)', () => {
  it('is the path with the fragment, to the letter', () => {
    const href = savedHref('/saved.html', '', 'id', ['42', '43'])
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
  ])('of the path "%s" and the prefix "%s" is %s', (path, prefix, href) => {
    expect(savedHref(path, prefix, 'id', ['42'])).toBe(href)
  })

  it('is the path alone where nothing is saved', () => {
    expect(savedHref('/saved#top', '', 'id', [])).toBe('/saved')
  })

  it('asks for the newest 1,000, since Solr takes no more clauses', () => {
    const ids = Array.from({ length: 1200 }, (_, at) => String(at))
    const q = readFragment(fragmentOf(savedHref('/saved', '', 'id', ids)), ['q'])?.params.q ?? ''
    expect(parseSavedQuery(q, 'id')).toEqual(ids.slice(200))
  })

  it('is read back by the search of its page, whatever the ids are', () => {
    const anyIds = fc.uniqueArray(someText, { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(anyField, anyIds, fc.constantFrom('', 'a', 'b.'), (key, ids, prefix) => {
        const fragment = fragmentOf(savedHref('/saved', prefix, key, ids))
        const q = readFragment(fragment, ['q'], prefix)?.params.q ?? ''
        expect(parseSavedQuery(q, key)).toEqual(ids)
      }),
    )
  })
})
