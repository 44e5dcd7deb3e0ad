import { placePopup } from '../../src/dialogs/placePopup'

const screen = { width: 360, height: 640 }
const popup = { width: 200, height: 100 }
const anchor = (left: number, top: number) => ({ left, top, right: left + 24, bottom: top + 24 })

it('places the popup below its anchor, at the start edge, touching it', () => {
  expect(placePopup(anchor(40, 50), popup, screen, false)).toEqual({ left: 40, top: 73 })
  expect(placePopup(anchor(300, 50), popup, screen, true)).toEqual({ left: 124, top: 73 })
})

it('keeps the popup on the screen', () => {
  expect(placePopup(anchor(300, 50), popup, screen, false).left).toBe(152)
  expect(placePopup(anchor(40, 50), popup, screen, true).left).toBe(8)
  expect(placePopup(anchor(40, 50), { width: 500, height: 9 }, screen, false).left).toBe(8)
})

it('places the popup above when there is no space below, touching the anchor', () => {
  expect(placePopup(anchor(40, 600), popup, screen, false).top).toBe(501)
})

it('stays below when there is even less space above', () => {
  expect(placePopup(anchor(40, 200), { width: 9, height: 600 }, screen, false).top).toBe(223)
})

it('leaves no gap at half pixels', () => {
  const half = { left: 40, top: 50.5, right: 64, bottom: 74.5 }
  expect(placePopup(half, popup, screen, false).top).toBe(73)
})
