import { type GalleryKey, galleryMembers } from '../../src/gallery/galleryMembers'
import { galleryName } from '../../src/gallery/galleryName'

describe('galleryName (spec 2.4)', () => {
  it.each([
    ['its gallery attribute', { gallery: 'lake', rel: 'house' }, 'lake'],
    ['its rel where it has no gallery attribute', { gallery: null, rel: 'house' }, 'house'],
    ['its rel where the gallery attribute is empty', { gallery: ' ', rel: 'house' }, 'house'],
    [
      'its rel without the words for browsers',
      { gallery: null, rel: 'NoFollow house noopener' },
      'house',
    ],
    ['none by words for browsers alone', { gallery: null, rel: 'nofollow external' }, null],
    ['none where nothing is said', { gallery: null, rel: null }, null],
    ['any name', { gallery: '__proto__', rel: null }, '__proto__'],
  ])('is %s', (_, marked, name) => {
    expect(galleryName(marked)).toBe(name)
  })
})

describe('galleryMembers', () => {
  const outer = {}
  const keys: Readonly<Record<string, GalleryKey>> = {
    dusk: 'lake',
    door: outer,
    shore: 'lake',
    hall: outer,
    alone: null,
    another: null,
  }
  const links = Object.keys(keys)
  const open = (link: string) => galleryMembers(link, links, (one) => keys[one] ?? null)

  it('returns links of the same name in document order', () => {
    expect(open('shore')).toEqual(['dusk', 'shore'])
  })

  it('returns the links of one container', () => {
    expect(open('door')).toEqual(['door', 'hall'])
  })

  it('returns the link alone when it is in no gallery', () => {
    expect(open('alone')).toEqual(['alone'])
  })

  it('returns the link alone when it has left the page', () => {
    expect(galleryMembers('gone', links, () => 'lake')).toEqual(['gone'])
  })
})
