import { keptWith, withKept } from '../../src/history/keptPages'
import type { KeptPage } from '../../src/history/keptView'

const page: KeptPage = {
  views: [['listings', { shown: 24, openFacets: ['city'] }]],
  sorts: [['listings', 'random_4711 asc']],
  place: {
    anchor: { mount: 4, item: '17', top: 120.5 },
    focus: { mount: 4, item: '17', name: 'a /cabins/17 Cabin', nth: 0 },
  },
}
const bare: KeptPage = { views: [], sorts: [], place: { anchor: null, focus: null } }

describe('what is kept with an entry of history', () => {
  it('comes back as it was', () => {
    const text = withKept(withKept(null, 'one', page), 'two', bare)
    expect(keptWith(text, 'one')).toEqual(page)
    expect(keptWith(text, 'two')).toEqual(bare)
    expect(keptWith(text, 'three')).toBeNull()
  })

  it('takes the place of what was kept with it before', () => {
    const text = withKept(withKept(null, 'one', page), 'one', bare)
    expect(keptWith(text, 'one')).toEqual(bare)
    expect(JSON.parse(text)).toHaveLength(1)
  })

  it('is forgotten once fifty others are newer', () => {
    let text = withKept(null, 'first', page)
    for (let i = 1; i < 50; i++) text = withKept(text, `entry ${i}`, bare)
    expect(keptWith(text, 'first')).toEqual(page)
    text = withKept(text, 'entry 50', bare)
    expect(keptWith(text, 'first')).toBeNull()
    expect(keptWith(text, 'entry 50')).toEqual(bare)
  })

  it.each([
    null,
    '',
    '{',
    'null',
    '{}',
    '[1, null, "x"]',
    '[["one"]]',
    '[["one", {"views": {}, "place": null}]]',
    '[["one", {"views": [["listings", {"shown": "24", "openFacets": []}]], "place": {"anchor": null, "focus": null}}]]',
  ])('is nothing where storage holds %j, and is kept there all the same', (text) => {
    expect(keptWith(text, 'one')).toBeNull()
    expect(keptWith(withKept(text, 'one', page), 'one')).toEqual(page)
  })
})
