import { anAnswer } from '../../../support/answers'
import { arrive, dollars, group, price, range } from './rangePage'

describe('the histogram (facet.range, spec 7.1)', () => {
  const facet = { ...price, options: { range: { start: '0', end: '2000', gap: '500' } } }
  const text = anAnswer({
    stats: { price: dollars },
    ranges: { price: { 0: 40, 500: 1200, 1000: 3, 1500: 0 } },
  })

  it('requests the histogram without its own filter', async () => {
    const { wire } = await arrive({ facet, text })
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('facet.range')).toBe('{!ex=price}price')
    expect(body.get('f.price.facet.range.gap')).toBe('500')
    expect(body.get('stats.field')).toBe('{!ex=price}price')
  })

  it('draws bars, and describes them in a sentence for screen readers', async () => {
    await arrive({ facet, text, fragment: `fq=${range}[100 TO 1000]` })
    expect(group().getByText('Most (1,200) are between $500 and $1,000.')).toBeInTheDocument()
    const bars = [...document.querySelectorAll('.vitrine-range__bar')]
    expect(bars.map((bar) => bar.hasAttribute('data-outside'))).toEqual([false, false, true])
  })

  it('draws no bars without counts', async () => {
    await arrive({ facet })
    expect(document.querySelector('.vitrine-range__bars')).toBeNull()
    expect(group().getAllByRole('slider')).toHaveLength(2)
  })
})
