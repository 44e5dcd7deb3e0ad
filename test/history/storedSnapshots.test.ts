import type { PageSnapshot } from '../../src/history/pageSnapshot'
import { addSnapshot, findSnapshot } from '../../src/history/storedSnapshots'

const page: PageSnapshot = {
  views: [['listings', { shown: 24, openFacets: ['city'] }]],
  sorts: [['listings', 'random_4711 asc']],
  place: {
    anchor: { mount: 4, item: '17', top: 120.5 },
    focus: { mount: 4, item: '17', name: 'a /cabins/17 Cabin', nth: 0 },
  },
}
const bare: PageSnapshot = { views: [], sorts: [], place: { anchor: null, focus: null } }

describe('stored snapshots', () => {
  it('finds the snapshot of each history entry', () => {
    const text = addSnapshot(addSnapshot(null, 'one', page), 'two', bare)
    expect(findSnapshot(text, 'one')).toEqual(page)
    expect(findSnapshot(text, 'two')).toEqual(bare)
    expect(findSnapshot(text, 'three')).toBeNull()
  })

  it('replaces the earlier snapshot of an entry', () => {
    const text = addSnapshot(addSnapshot(null, 'one', page), 'one', bare)
    expect(findSnapshot(text, 'one')).toEqual(bare)
    expect(JSON.parse(text)).toHaveLength(1)
  })

  it('keeps the newest fifty', () => {
    let text = addSnapshot(null, 'first', page)
    for (let i = 1; i < 50; i++) text = addSnapshot(text, `entry ${i}`, bare)
    expect(findSnapshot(text, 'first')).toEqual(page)
    text = addSnapshot(text, 'entry 50', bare)
    expect(findSnapshot(text, 'first')).toBeNull()
    expect(findSnapshot(text, 'entry 50')).toEqual(bare)
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
  ])('finds nothing in %j, and adds to it all the same', (text) => {
    expect(findSnapshot(text, 'one')).toBeNull()
    expect(findSnapshot(addSnapshot(text, 'one', page), 'one')).toEqual(page)
  })
})
