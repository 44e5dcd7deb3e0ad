import { placeNotice } from '../../src/notices/placeNotice'

const screen = { width: 1000, height: 800 }
const notice = { width: 200, height: 60 }
const button = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 40 })

describe('placeNotice (spec 9)', () => {
  it('places the notice below its element, with 15 px of arrow and 2 px of gap', () => {
    expect(placeNotice(button(300, 100), notice, screen, false)).toEqual({
      left: 300,
      top: 140 + 15 + 2,
      side: 'below',
      tip: 50,
    })
  })

  it('places the notice above when there is more space', () => {
    const { top, side } = placeNotice(button(300, 720), notice, screen, false)
    expect([top + notice.height, side]).toEqual([720 - 2 - 15, 'above'])
  })

  it('aligns the notice to the end in right-to-left text', () => {
    expect(placeNotice(button(300, 100), notice, screen, true)).toMatchObject({
      left: 200,
      tip: 150,
    })
  })

  it('keeps the notice on the screen, and the arrow on the notice', () => {
    const { left, tip } = placeNotice(button(960, 100), notice, screen, false)
    expect([left, tip]).toEqual([792, 170])
    const atStart = placeNotice({ ...button(0, 100), right: 10 }, notice, screen, false)
    expect([atStart.left, atStart.tip]).toEqual([8, 30])
    expect(placeNotice(button(300, 100), { width: 40, height: 60 }, screen, false).tip).toBe(20)
  })
})
