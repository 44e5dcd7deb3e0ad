import { createImpressions } from '../../../src/shop/events/createImpressions'
import { toItem } from '../../../src/shop/events/item'

function aPage() {
  const sent: string[] = []
  let rest: (() => void) | null = null
  const impressions = createImpressions({
    send: (items) => sent.push(items.map(({ item_id }) => item_id).join(' ')),
    setTimer(ms, run) {
      expect(ms).toBe(3000)
      rest = run
      return () => {
        rest = null
      }
    },
  })
  return {
    sent,
    ...impressions,
    see: (id: number, list?: string) => impressions.add(toItem({ id: `p${id}`, list })),
    isWaiting: () => rest !== null,
    passASecond: () => rest?.(),
  }
}

describe('createImpressions', () => {
  it('sends batches of 10, and the rest after the last impression', () => {
    const page = aPage()
    for (let id = 1; id <= 12; id++) page.see(id)
    expect(page.sent).toEqual(['p1 p2 p3 p4 p5 p6 p7 p8 p9 p10'])
    page.passASecond()
    expect(page.sent.slice(1)).toEqual(['p11 p12'])
    expect(page.isWaiting()).toBe(false)
  })

  it('sends a full batch at once', () => {
    const page = aPage()
    for (let id = 1; id <= 10; id++) page.see(id)
    expect(page.isWaiting()).toBe(false)
    page.flush()
    expect(page.sent).toHaveLength(1)
  })

  it('sends a product once per list', () => {
    const page = aPage()
    page.see(1, 'Houses')
    page.see(1, 'Houses')
    page.see(1, 'Deals')
    page.passASecond()
    page.see(1, 'Deals')
    page.flush()
    expect(page.sent).toEqual(['p1', 'p1'])
  })

  it('keeps lists apart', () => {
    const page = aPage()
    for (let id = 1; id <= 9; id++) page.see(id, 'Houses')
    page.see(10, 'Deals')
    expect(page.sent).toEqual([])
    page.see(11, 'Houses')
    expect(page.sent).toEqual(['p1 p2 p3 p4 p5 p6 p7 p8 p9 p11'])
    page.flush()
    expect(page.sent.slice(1)).toEqual(['p10'])
  })
})
