import { placeNotice } from '../../src/notices/placeNotice'

const screen = { width: 1000, height: 800 }
const notice = { width: 200, height: 60 }
const button = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

describe('a notice that points at an element (spec 9)', () => {
  it('stands below it, 15 px of arrow and 2 px of gap away', () => {
    expect(placeNotice(button(300, 100), notice, screen, false)).toEqual({
      left: 300,
      top: 140 + 15 + 2,
      side: 'below',
      tip: 50,
    })
  })

  it('stands above it where there is more room', () => {
    const { top, side } = placeNotice(button(300, 720), notice, screen, false)
    expect([top + notice.height, side]).toEqual([720 - 2 - 15, 'above'])
  })

  it('ends where the element does, from right to left', () => {
    expect(placeNotice(button(300, 100), notice, screen, true)).toMatchObject({
      left: 200,
      tip: 150,
    })
  })

  it('stays on the screen, and its arrow on the notice', () => {
    const { left, tip } = placeNotice(button(960, 100), notice, screen, false)
    expect([left, tip]).toEqual([792, 170])
    const atStart = placeNotice({ ...button(0, 100), right: 10 }, notice, screen, false)
    expect([atStart.left, atStart.tip]).toEqual([8, 30])
    expect(placeNotice(button(300, 100), { width: 40, height: 60 }, screen, false).tip).toBe(20)
  })
})
