import { fireEvent } from '@testing-library/react'
import { RANGE_COMMIT_DELAY_MS } from '../../../../src/facets/constants'
import { aVisitor, change } from '../../../support/page'
import { pass } from '../../../support/time'
import { answer, arrive, range, shown, thumb } from './rangePage'

describe('a thumb of the slider', () => {
  const press = async (end: 'Minimum' | 'Maximum', keys: string) => {
    await change(() => thumb(end).focus())
    await aVisitor().keyboard(keys)
  }

  it('moves by small and large steps and to its ends, and searches once the keys rest', async () => {
    const { wire } = await arrive()
    await press('Minimum', '{ArrowRight}{ArrowUp}')
    expect(shown()).toEqual(['$110', '$1,210'])
    await press('Minimum', '{PageUp}')
    expect(shown()).toEqual(['$210', '$1,210'])
    await press('Minimum', '{ArrowLeft}{ArrowDown}{PageDown}')
    expect(shown()).toEqual(['$95', '$1,210'])
    await press('Maximum', '{PageDown}')
    expect(wire.waiting()).toEqual([])
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual([`q=*:* ${range}[* TO 1110]`])
    expect(decodeURIComponent(location.hash)).toBe(`#fq=${range}[* TO 1110]`)
  })

  it('sends no request while a key is held, and one afterwards', async () => {
    const { wire } = await arrive()
    thumb('Minimum').focus()
    for (let i = 0; i < 30; i++) {
      fireEvent.keyDown(thumb('Minimum'), { key: 'ArrowRight' })
      await pass(50)
    }
    expect(wire.log).toHaveLength(2)
    fireEvent.keyUp(thumb('Minimum'), { key: 'ArrowRight' })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual([`q=*:* ${range}[390 TO *]`])
    expect(wire.log).toHaveLength(3)
  })

  it('searches at once when the focus leaves the thumb', async () => {
    const { wire, visitor } = await arrive()
    await press('Maximum', '{PageDown}')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[* TO 1110]`])
  })

  it('never passes the other thumb', async () => {
    await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await press('Minimum', '{End}')
    expect(shown()).toEqual(['$200', '$200'])
    await press('Maximum', '{PageDown}{Home}')
    expect(shown()).toEqual(['$200', '$200'])
  })

  it('leaves keys with modifiers to the browser', async () => {
    const { wire } = await arrive()
    fireEvent.keyDown(thumb('Minimum'), { key: 'ArrowRight', altKey: true })
    fireEvent.keyDown(thumb('Minimum'), { key: 'End', ctrlKey: true })
    fireEvent.keyDown(thumb('Minimum'), { key: 'x' })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(wire.waiting()).toEqual([])
  })

  it('mirrors the arrow keys on right-to-left pages', async () => {
    await arrive()
    // jsdom does not hand directions down.
    thumb('Minimum').style.direction = 'rtl'
    await press('Minimum', '{ArrowLeft}')
    expect(shown()).toEqual(['$100', '$1,210'])
  })

  it('accepts values that are set without keys', async () => {
    const { wire } = await arrive()
    fireEvent.change(thumb('Maximum'), { target: { value: '300' } })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual([`q=*:* ${range}[* TO 300]`])
  })

  it('discards the draft when the address changes', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await press('Minimum', '{ArrowUp}')
    expect(shown()).toEqual(['$110', '$200'])
    await change(() => location.replace('#fq={!tag=price}price:[300 TO 400]'))
    await pass(250)
    await wire.answer(answer())
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(shown()).toEqual(['$300', '$400'])
    expect(wire.waiting()).toEqual([])
  })
})
