import { itemKind } from '../../src/gallery/itemKind'

const origin = 'https://stays.example'
const kindOf = (href: string, mediaType: string | null = null) =>
  itemKind({ url: new URL(href, origin), mediaType, origin })

describe('itemKind', () => {
  it.each([
    '/a.jpg',
    '/a.JPEG?itok=7',
    '/a.png#x',
    '/a.webp',
    '/a.avif',
    '/a.gif',
    '/a.svg',
    'https://cdn.example/a.jpg',
  ])('is image for a path with an image extension: %s', (href) => {
    expect(kindOf(href)).toBe('image')
  })

  it.each(['/rules', '/rules.html', '/search?file=a.jpg', '/rules#a.jpg'])(
    'is html for other URLs of this site: %s',
    (href) => {
      expect(kindOf(href)).toBe('html')
    },
  )

  it('is embed for another site', () => {
    expect(kindOf('https://films.example/lake')).toBe('embed')
    expect(kindOf('https://stays.example.evil.example/lake')).toBe('embed')
  })

  it('follows the type attribute', () => {
    expect(kindOf('/pictures/17', 'image/webp')).toBe('image')
    expect(kindOf('/about.svg', 'text/html')).toBe('html')
    expect(kindOf('https://films.example/a.png', 'text/html')).toBe('embed')
    expect(kindOf('/a.jpg', ' ')).toBe('image')
  })
})
