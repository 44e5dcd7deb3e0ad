import { isToggledOn, type Toggle, toggled, toggleOf } from '../../../src/facets/toggle/toggleState'

const available: Toggle = { field: 'available', on: 'true', isNegated: false }
const noPets: Toggle = { field: 'tags', on: 'pets', isNegated: true }
const anyImage: Toggle = { field: 'images', on: '*', isNegated: false }
const noImage: Toggle = { ...anyImage, isNegated: true }

describe('a toggle', () => {
  it('filters by true unless configured otherwise', () => {
    expect(toggleOf({ field: 'available' })).toEqual(available)
    const further = { on: 'pets', negated: true }
    expect(toggleOf({ field: 'tags', further })).toEqual(noPets)
  })

  it.each([
    [available, '{!tag=available}available:true'],
    [{ ...available, on: '4-' }, '{!tag=available}available:4-'],
    [noPets, '{!tag=tags}-tags:pets'],
    [anyImage, '{!tag=images}images:[* TO *]'],
    [noImage, '{!tag=images}-images:[* TO *]'],
  ])('%j adds the filter %s, and removes it again', (toggle, filter) => {
    const others = ['city:Bern', 'images2:[* TO *]', '-tags2:pets']
    expect(isToggledOn(others, toggle)).toBe(false)
    const on = toggled(others, toggle)
    expect(on).toEqual([...others, filter])
    expect(isToggledOn(on, toggle)).toBe(true)
    expect(toggled(on, toggle)).toEqual(others)
  })

  it('is on by a link without the tag', () => {
    expect(isToggledOn(['available:"true"'], available)).toBe(true)
    expect(isToggledOn(['-tags:pets'], noPets)).toBe(true)
    expect(isToggledOn(['tags:pets'], noPets)).toBe(false)
    expect(isToggledOn(['-images:[* TO *]'], anyImage)).toBe(false)
  })
})
