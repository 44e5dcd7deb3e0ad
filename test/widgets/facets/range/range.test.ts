import { fireEvent, screen, within } from '@testing-library/react'
import { RANGE_COMMIT_DELAY_MS } from '../../../../src/facets/constants'
import { anAnswer } from '../../../support/answers'
import { aVisitor, change, visit } from '../../../support/page'
import { configured, mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment, pass } from '../../../support/time'
import { openWire } from '../../../support/wire'

const price = {
  data: { field: 'price' },
  settings: { settings: { widget: 'range', riot_solr: { facet_label: 'Price' } } },
}
const dollars = { min: 95.5, max: 1209.2 }
const answer = (stats: { min: number; max: number } | null = dollars) =>
  anAnswer({ stats: { price: stats } })

interface Arrival {
  readonly facet?: object
  readonly fragment?: string
  readonly text?: string
}

async function arrive({ facet = price, fragment = '', text = answer() }: Arrival = {}) {
  const wire = openWire()
  const page = searchElement(mountPoints('current-filters', 'facets'), { facets: [facet] })
  const api = await visit(page, { fragment })
  await wire.answer(text)
  await aMoment()
  return { wire, api, visitor: aVisitor() }
}

const group = (name = 'Price') => within(screen.getByRole('group', { name }))
const thumb = (end: 'Minimum' | 'Maximum', label = 'Price') =>
  screen.getByRole('slider', { name: `${end} ${label}` })
const field = (end: 'Minimum' | 'Maximum') => group().getByRole('textbox', { name: end })
const shown = (label?: string) =>
  (['Minimum', 'Maximum'] as const).map((end) => thumb(end, label).getAttribute('aria-valuetext'))
const range = '{!tag=price}price:'

describe('a range facet', () => {
  it('asks for the extent past its own filter, and for no values (spec 7.1)', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('stats')).toBe('true')
    expect(body.get('stats.field')).toBe('{!ex=price}price')
    expect(body.getAll('facet.field')).toEqual([])
    expect(body.getAll('facet.range')).toEqual([])
  })

  it('is two sliders in one group, named, and in whole dollars (spec 2.1, 9)', async () => {
    await arrive()
    expect(group().getAllByRole('slider')).toEqual([thumb('Minimum'), thumb('Maximum')])
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(
      [thumb('Minimum'), thumb('Maximum')].map((one) => (one as HTMLInputElement).value),
    ).toEqual(['95', '1210'])
  })

  it('has amounts that are no money where its currency flag is off (spec 3.3)', async () => {
    await arrive({ facet: { ...price, options: { currency: false } } })
    expect(shown()).toEqual(['95', '1210'])
  })

  it('shows what a link chose, and names it among the filters (spec 3.8)', async () => {
    await arrive({ fragment: `fq=${range}[100 TO 1200]` })
    expect(shown()).toEqual(['$100', '$1,200'])
    expect(screen.getByRole('button', { name: 'Remove Price: $100 to $1,200' })).toHaveTextContent(
      'Price: $100 to $1,200',
    )
  })

  it.each([
    ['[* TO 200]', ['$0', '$200'], 'Remove Price: $0 to $200'],
    ['[100 TO *]', ['$100', '$1,210'], 'Remove Price: $100 or more'],
    ['120', ['$120', '$120'], 'Remove Price: $120'],
    ['[5 TO 9000]', ['$5', '$9,000'], 'Remove Price: $5 to $9,000'],
  ])('takes %s as it is meant', async (filter, amounts, name) => {
    await arrive({ fragment: `fq=${range}${filter}` })
    expect(shown()).toEqual(amounts)
    expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('is excluded from its own filter where a link forgot the tag, too', async () => {
    const { wire } = await arrive({ fragment: 'fq=price:[100 TO 200]' })
    expect(new URLSearchParams(wire.bodies[0]).getAll('fq')).toEqual([`${range}[100 TO 200]`])
    expect(decodeURIComponent(location.hash)).toBe('#fq=price:[100 TO 200]')
  })

  it('is not there where there is nothing to choose', async () => {
    const { wire, api } = await arrive({ text: answer(null) })
    expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
    await change(() => api.bus.emit('search:set', { params: { q: 'a' } }))
    await wire.answer(answer({ min: 120, max: 120 }))
    expect(screen.queryByRole('group', { name: 'Price' })).toBeNull()
  })

  it('stays where nothing is found, so that the choice can be taken back', async () => {
    const { wire, visitor } = await arrive({
      fragment: `fq=${range}[100 TO 200]`,
      text: answer(null),
    })
    expect(shown()).toEqual(['$100', '$200'])
    await visitor.click(screen.getByRole('button', { name: 'Reset Price' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
  })
})

describe('a thumb', () => {
  const press = async (end: 'Minimum' | 'Maximum', keys: string) => {
    await change(() => thumb(end).focus())
    await aVisitor().keyboard(keys)
  }

  it('moves by small and large steps and to its ends, and asks once it has settled', async () => {
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
    expect(wire.waiting()).toEqual([`q=*:* ${range}[95 TO 1110]`])
    expect(decodeURIComponent(location.hash)).toBe(`#fq=${range}[95 TO 1110]`)
  })

  it('asks for nothing while a key is held, and once afterwards', async () => {
    const { wire } = await arrive()
    thumb('Minimum').focus()
    for (let i = 0; i < 30; i++) {
      fireEvent.keyDown(thumb('Minimum'), { key: 'ArrowRight' })
      await pass(50)
    }
    expect(wire.log).toHaveLength(2)
    fireEvent.keyUp(thumb('Minimum'), { key: 'ArrowRight' })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual([`q=*:* ${range}[390 TO 1210]`])
    expect(wire.log).toHaveLength(3)
  })

  it('asks at once when the focus leaves it', async () => {
    const { wire, visitor } = await arrive()
    await press('Maximum', '{PageDown}')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[95 TO 1110]`])
  })

  it('never passes the other one', async () => {
    await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await press('Minimum', '{End}')
    expect(shown()).toEqual(['$200', '$200'])
    await press('Maximum', '{PageDown}{Home}')
    expect(shown()).toEqual(['$200', '$200'])
  })

  it('leaves the browser its own keys', async () => {
    const { wire } = await arrive()
    fireEvent.keyDown(thumb('Minimum'), { key: 'ArrowRight', altKey: true })
    fireEvent.keyDown(thumb('Minimum'), { key: 'End', ctrlKey: true })
    fireEvent.keyDown(thumb('Minimum'), { key: 'x' })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(wire.waiting()).toEqual([])
  })

  it('goes the other way in a page written from right to left', async () => {
    await arrive()
    // jsdom does not hand directions down.
    thumb('Minimum').style.direction = 'rtl'
    await press('Minimum', '{ArrowLeft}')
    expect(shown()).toEqual(['$100', '$1,210'])
  })

  it('can be set by what does not press keys', async () => {
    const { wire } = await arrive()
    fireEvent.change(thumb('Maximum'), { target: { value: '300' } })
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual([`q=*:* ${range}[95 TO 300]`])
  })

  it('is back where it was once the address says something else', async () => {
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

describe('an amount that is typed', () => {
  const type = async (end: 'Minimum' | 'Maximum', text: string) => {
    const visitor = aVisitor()
    await visitor.click(field(end))
    await visitor.clear(field(end))
    if (text) await visitor.type(field(end), text)
    return visitor
  }

  it('is chosen with Enter, and written as money', async () => {
    const { wire } = await arrive()
    const visitor = await type('Maximum', '$1,100')
    expect(wire.waiting()).toEqual([])
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[95 TO 1100]`])
    expect(field('Maximum')).toHaveValue('$1,100')
    expect(shown()).toEqual(['$95', '$1,100'])
  })

  it('is chosen when its field is left', async () => {
    const { wire } = await arrive()
    const visitor = await type('Minimum', '100')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO 1210]`])
  })

  it('is rounded outward to whole dollars', async () => {
    const { wire } = await arrive()
    await type('Minimum', '99.9')
    await type('Maximum', '200.1')
    await aVisitor().keyboard('{Enter}')
    expect(wire.last().name).toBe(`q=*:* ${range}[99 TO 201]`)
  })

  it('that is none says so, and chooses nothing', async () => {
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
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO 1210]`])
  })

  it('may pass the other one while that one is typed next', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Minimum', '500')
    await visitor.tab()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    await visitor.keyboard('600')
    await visitor.tab()
    expect(wire.waiting()).toEqual([`q=*:* ${range}[500 TO 600]`])
  })

  it('that stays beyond the other one says so', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Minimum', '500')
    await visitor.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('The minimum is above the maximum.')
    expect(wire.waiting()).toEqual([])
  })

  it('of nothing is that end of the extent', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Maximum', '')
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO 1210]`])
  })

  it('may lie beyond the extent', async () => {
    const { wire } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    const visitor = await type('Maximum', '5000')
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual([`q=*:* ${range}[100 TO 5000]`])
    expect(shown()).toEqual(['$100', '$5,000'])
  })
})

describe('the whole range', () => {
  it('is no filter', async () => {
    const { wire, visitor } = await arrive({ fragment: `fq=${range}[95 TO 200]` })
    thumb('Maximum').focus()
    await visitor.keyboard('{End}')
    await pass(RANGE_COMMIT_DELAY_MS)
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(location.hash).toBe('')
  })

  it('comes back with the reset button, and the focus stays in the group', async () => {
    const { wire, visitor } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await visitor.click(screen.getByRole('button', { name: 'Reset Price' }))
    expect(wire.waiting()).toEqual(['q=*:*'])
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(thumb('Minimum')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Reset Price' })).toBeNull()
  })

  it('comes back with the filter that is removed from the list', async () => {
    const { visitor } = await arrive({ fragment: `fq=${range}[100 TO 200]` })
    await visitor.click(screen.getByRole('button', { name: /^Remove Price/ }))
    expect(shown()).toEqual(['$95', '$1,210'])
  })
})

describe('the histogram (facet.range, spec 7.1)', () => {
  const facet = { ...price, options: { range: { start: '0', end: '2000', gap: '500' } } }
  const text = anAnswer({
    stats: { price: dollars },
    ranges: { price: { 0: 40, 500: 1200, 1000: 3, 1500: 0 } },
  })

  it('is asked for past its own filter', async () => {
    const { wire } = await arrive({ facet, text })
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.get('facet.range')).toBe('{!ex=price}price')
    expect(body.get('f.price.facet.range.gap')).toBe('500')
    expect(body.get('stats.field')).toBe('{!ex=price}price')
  })

  it('is drawn for the eye and said in a sentence', async () => {
    await arrive({ facet, text, fragment: `fq=${range}[100 TO 1000]` })
    expect(group().getByText('Most (1,200) are between $500 and $1,000.')).toBeInTheDocument()
    const bars = [...document.querySelectorAll('.vitrine-range__bar')]
    expect(bars.map((bar) => bar.hasAttribute('data-outside'))).toEqual([false, false, true])
  })

  it('is left out where nothing was counted', async () => {
    await arrive({ facet })
    expect(document.querySelector('.vitrine-range__bars')).toBeNull()
    expect(group().getAllByRole('slider')).toHaveLength(2)
  })
})

describe('the range widget', () => {
  const widget = (settings: object = {}) =>
    `<div data-vitrine="range" ${configured({ field: 'price', ...settings })}><p>From $95</p></div>`

  it('brings its facet along, and the CMS’s markup stands until the answer', async () => {
    const wire = openWire()
    await visit(searchElement(widget({ label: 'Price' })))
    expect(screen.getByText('From $95')).toBeVisible()
    await wire.answer(answer())
    expect(screen.getByText('From $95')).not.toBeVisible()
    expect(shown()).toEqual(['$95', '$1,210'])
    expect(wire.bodies).toHaveLength(1)
    expect(new URLSearchParams(wire.bodies[0]).get('stats.field')).toBe('{!ex=price}price')
  })

  it('knows how far it reaches where its component has the field as a plain facet', async () => {
    const wire = openWire()
    await visit(searchElement(widget({ label: 'Price' }), { facets: ['price'] }))
    await wire.answer(answer())
    expect(new URLSearchParams(wire.bodies[0]).get('stats.field')).toBe('{!ex=price}price')
    expect(shown()).toEqual(['$95', '$1,210'])
  })
})
