import { galleryName } from '../../src/gallery/galleryName'
import { type GalleryKey, membersOf } from '../../src/gallery/membersOf'

describe('the gallery of a link (spec 2.4)', () => {
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

describe('what opens together', () => {
  const around = {}
  const keys: Readonly<Record<string, GalleryKey>> = {
    dusk: 'lake',
    door: around,
    shore: 'lake',
    hall: around,
    alone: null,
    another: null,
  }
  const links = Object.keys(keys)
  const open = (link: string) => membersOf(link, links, (one) => keys[one] ?? null)

  it('is what has the same name, in the order of the page', () => {
    expect(open('shore')).toEqual(['dusk', 'shore'])
  })

  it('is what one element gathers', () => {
    expect(open('door')).toEqual(['door', 'hall'])
  })

  it('is the link alone where it is in no gallery', () => {
    expect(open('alone')).toEqual(['alone'])
  })

  it('is the link alone where it has just left the page', () => {
    expect(membersOf('gone', links, () => 'lake')).toEqual(['gone'])
  })
})
