import { isSamePage, type SearchTarget, searchHref } from '../../src/search/searchTarget'

const target = (url: string, more: Partial<SearchTarget> = {}): SearchTarget => ({
  url,
  name: 'q',
  hidden: [],
  ...more,
})

describe('the address of a search on another page (design decision 35)', () => {
  it.each([
    ['/search', 'lake', '/search?q=lake'],
    ['/search', 'a&b=c "d" é %20 +#', '/search?q=a%26b%3Dc%20%22d%22%20%C3%A9%20%2520%20%2B%23'],
    ['/search', '', '/search'],
    ['/?page_id=12', 'lake', '/?page_id=12&q=lake'],
    ['/search?q=old&x=a%20b+c&q=older', 'lake', '/search?x=a%20b+c&q=lake'],
    ['/search?x=1', '', '/search?x=1'],
    ['/search#places', 'lake', '/search?q=lake#places'],
    ['/search?a?b#c#d', 'lake', '/search?a?b&q=lake#c#d'],
  ])('%s with “%s” is %s', (url, term, href) => {
    expect(searchHref(target(url), term, false)).toBe(href)
  })

  it('names the term as the form does, and keeps what the form hides', () => {
    const form = target('/search?lang=de', {
      name: 'keys[0]',
      hidden: [
        ['lang', 'en'],
        ['tag', 'a&b'],
        ['tag', 'c'],
      ],
    })
    expect(searchHref(form, 'lake', false)).toBe('/search?lang=en&tag=a%26b&tag=c&keys%5B0%5D=lake')
    expect(searchHref(form, '', false)).toBe('/search?lang=en&tag=a%26b&tag=c')
  })

  it.each([
    ['/search', 'lake & sea', '/search#q=lake%20%26%20sea'],
    ['/?q=search', 'lake', '/?q=search#q=lake'],
    ['/search#places', 'lake', '/search#q=lake'],
    ['/search#places', '', '/search#places'],
  ])('where the query string cannot hold the term: %s with “%s” is %s', (url, term, href) => {
    expect(searchHref(target(url), term, true)).toBe(href)
  })

  it('is in the fragment beside parameters of the path’s own, which would win over the query string', () => {
    const filtered = target('/search#fq=city:Bern&q=old')
    expect(searchHref(filtered, 'lake', false)).toBe('/search#fq=city:Bern&q=lake')
    expect(searchHref(filtered, '', false)).toBe('/search#fq=city:Bern&q=old')
  })
})

describe('the current page', () => {
  const at = (address: string) => `https://lakeside.example${address}`

  it.each([
    ['/search', '/search?q=lake#fq=a:b', true],
    ['/search#places', '/search', true],
    ['/?page_id=12', '/?page_id=12&q=lake', true],
    ['/?page_id=12', '/?page_id=13', false],
    ['/?page_id=12', '/', false],
    ['/search', '/search/', false],
  ])('%s at %s: %p', (url, current, same) => {
    expect(isSamePage(at(url), at(current))).toBe(same)
  })

  it('is no page of another site', () => {
    expect(isSamePage('https://other.example/search', at('/search'))).toBe(false)
  })
})
