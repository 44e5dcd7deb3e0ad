import { screen } from '@testing-library/react'
import { aVisitor, change } from '../../../support/page'
import { aMoment } from '../../../support/time'
import { answer, arrive, field, range, shown } from './rangePage'

describe('the fields of a range', () => {
  const type = async (end: 'Minimum' | 'Maximum', text: string) => {
    const visitor = aVisitor()
    await visitor.click(field(end))
    await visitor.clear(field(end))
    if (text) await visitor.type(field(end), text)
    return visitor
  }

  it('chooses the typed amount on Enter, and formats it as money', async () => {
    const { wire } = await arrive()
    const visitor = await type('Maximum', '$1,100')
    expect(wire.waiting()).toEqual([])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[* TO 1100]`])
    expect(field('Maximum')).toHaveValue('$1,100')
    expect(shown()).toEqual(['$0', '$1,100'])
  })

  it('chooses the typed amount when the focus leaves the fields', async () => {
    const { wire } = await arrive()
    const visitor = await type('Minimum', '100')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO *]`])
  })

  it('rounds the typed amount outward to whole dollars', async () => {
    const { wire } = await arrive()
    await type('Minimum', '99.9')
    await type('Maximum', '200.1')
    await aVisitor().keyboard('{Enter}')
    expect(wire.last().name).toBe(`q=*:* ${range}[99 TO 201]`)
  })

  it('shows an error for text that is not an amount, and chooses nothing', async () => {
    const { wire } = await arrive()
    const visitor = await type('Minimum', 'cheap')
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Type an amount, such as $95.')
    expect(field('Minimum')).toBeInvalid()
    expect(field('Minimum')).toHaveAccessibleDescription('Type an amount, such as $95.')
    expect(wire.waiting()).toEqual([])
    await type('Minimum', '100')
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO *]`])
  })

  it('accepts crossed amounts while the other field is edited next', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Minimum', '500')
    await visitor.tab()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await visitor.keyboard('600')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[500 TO 600]`])
  })

  it('shows an error for crossed amounts when the focus leaves both fields', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Minimum', '500')
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('The minimum is above the maximum.')
    expect(wire.waiting()).toEqual([])
  })

  it('leaves the end of an empty field open', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Maximum', '')
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO *]`])
  })

  it('accepts amounts beyond the extent', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Maximum', '5000')
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO 5000]`])
    expect(shown()).toEqual(['$100', '$5,000'])
  })

  it('keeps an end open that the visitor did not set, whatever other filters find (spec 3.8)', async () => {
    const { wire, api } = await arrive()
    const visitor = await type('Minimum', '100')
    await visitor.keyboard('{Enter}')
    await wire.answer(answer({ min: 100, max: 300 }))
    await change(() => api.bus.emit('search:set', { params: { q: 'lake' } }))
    await wire.answer(answer({ min: 20, max: 900 }))
    await aMoment()
    expect(shown()).toEqual(['$100', '$900'])
    await type('Minimum', '50')
    await aVisitor().keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=lake ${range}[50 TO *]`])
  })
})
