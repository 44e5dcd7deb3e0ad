import { placeList } from '../../src/dropdowns/placeList'

const screen = { width: 360, height: 640 }
const field = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 40 })
const list = { width: 200, height: 300 }
const ltr = { isRtl: false }

describe('placeList', () => {
  it('places the list below its field, at the start edge', () => {
    expect(placeList(field(40, 50), list, screen, ltr)).toMatchObject({ left: 40, top: 94 })
    const wide = { width: 250, height: 300 }
    expect(placeList(field(100, 50), wide, screen, { isRtl: true })).toMatchObject({ left: 50 })
  })

  it('keeps the list on the screen', () => {
    expect(placeList(field(150, 50), { width: 300, height: 9 }, screen, ltr).left).toBe(52)
    expect(placeList(field(-20, 50), list, screen, ltr).left).toBe(8)
  })

  it('places the list above when it does not fit below and there is more space', () => {
    const placed = placeList(field(40, 500), list, screen, ltr)
    expect(placed).toMatchObject({ isAbove: true, top: 196, maxHeight: 488 })
  })

  it('limits the height to the space on the better side', () => {
    expect(placeList(field(40, 300), { width: 9, height: 900 }, screen, ltr)).toEqual({
      left: 40,
      isAbove: false,
      top: 344,
      maxHeight: 288,
    })
    const above = placeList(field(40, 330), { width: 9, height: 900 }, screen, ltr)
    expect(above).toMatchObject({ isAbove: true, top: 8, maxHeight: 318 })
  })

  it('keeps the side while the list fits there', () => {
    const few = { width: 200, height: 40 }
    expect(placeList(field(40, 500), few, screen, { isRtl: false, wasAbove: true })).toMatchObject({
      isAbove: true,
      top: 456,
    })
  })

  it('chooses the nearer side when the field is off the screen', () => {
    expect(placeList(field(40, 900), list, screen, ltr)).toMatchObject({ isAbove: true })
    expect(placeList(field(40, -900), list, screen, ltr)).toMatchObject({ isAbove: false })
  })
})
