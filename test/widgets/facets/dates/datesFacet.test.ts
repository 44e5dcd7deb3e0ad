import { fireEvent, screen, within } from '@testing-library/react'
import { aMoment, pass } from '../../../support/time'
import { arrive, chips, dateField, datesAnswer, group, radio } from './datesPage'

const fqOf = (body: string) => new URLSearchParams(body).getAll('fq')

describe('the presets of a facet of dates', () => {
  it('are radio buttons with the number of results of each', async () => {
    await arrive({ counts: { 'arrival.0': 3, 'arrival.1': 0, 'arrival.2': 12, 'arrival.3': 40 } })
    expect(
      group()
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual(['Any date', 'Today 3', 'This weekend 0', 'Next 7 days 12', 'This month 40'])
    expect(radio('Any date')).toBeChecked()
  })

  it('are asked for in date math, without a request more', async () => {
    const { wire } = await arrive({ options: { presets: 'today, next-7-days' } })
    expect(wire.bodies).toHaveLength(1)
    const body = new URLSearchParams(wire.bodies[0])
    expect(body.getAll('facet.query')).toEqual([
      '{!ex=arrival key=arrival.0}arrival:[NOW/DAY TO NOW/DAY+1DAY}',
      '{!ex=arrival key=arrival.1}arrival:[NOW/DAY TO NOW/DAY+7DAYS}',
    ])
    expect(body.getAll('facet.field')).toEqual([])
  })

  it('filter, and stand in the address by their names', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(radio(/^Next 7 days/))
    expect(fqOf(wire.last().body)).toEqual(['{!tag=arrival}arrival:[NOW/DAY TO NOW/DAY+7DAYS}'])
    await wire.answer(datesAnswer())
    expect(location.hash).toBe('#fq=arrival:next-7-days')
    expect(chips()).toEqual(['Arrival: Next 7 days'])
    expect(radio(/^Next 7 days/)).toBeChecked()
    await visitor.click(radio('Any date'))
    expect(location.hash).toBe('')
    expect(chips()).toEqual([])
    expect(radio('Any date')).toBeChecked()
  })

  it('are chosen with the keyboard', async () => {
    const { wire, visitor } = await arrive()
    await visitor.tab()
    while (document.activeElement !== radio('Any date')) await visitor.tab()
    await visitor.keyboard('{ArrowDown}')
    expect(radio(/^Today/)).toHaveFocus()
    expect(fqOf(wire.last().body)).toEqual(['{!tag=arrival}arrival:[NOW/DAY TO NOW/DAY+1DAY}'])
  })

  it('can be the page’s own', async () => {
    const { first } = await arrive({
      options: { presets: 'Summer 2026=2026-06-21..2026-09-22, Last hour=NOW-1HOUR..NOW' },
      fragment: 'fq=arrival:last-hour',
    })
    expect(first).toEqual(['q=*:* {!tag=arrival}arrival:[NOW-1HOUR TO NOW]'])
    expect(radio(/^Last hour/)).toBeChecked()
    expect(radio(/^Summer 2026/)).not.toBeChecked()
  })
})

describe('a list of values in the mount point', () => {
  it('gives presets other labels, in the facet and in the chip', async () => {
    await arrive({
      fragment: 'fq=arrival:weekend',
      inside: '<ul data-vitrine-values><li data-value="weekend">Sa + So</li></ul>',
    })
    expect(radio(/^Sa \+ So/)).toBeChecked()
    expect(chips()).toEqual(['Arrival: Sa + So'])
  })
})

describe('the date fields', () => {
  it('choose both days, included, after a pause', async () => {
    const { wire } = await arrive()
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    fireEvent.change(dateField('To'), { target: { value: '2026-07-07' } })
    expect(wire.waiting()).toEqual([])
    await pass(1000)
    expect(fqOf(wire.last().body)).toEqual([
      '{!tag=arrival}arrival:[2026-07-01T00:00:00Z TO 2026-07-08T00:00:00Z}',
    ])
    await wire.answer(datesAnswer())
    expect(location.hash).toBe('#fq=arrival:%5B2026-07-01%20TO%202026-07-07%5D')
    expect(chips()).toEqual(['Arrival: July 1 – 7, 2026'])
    expect([dateField('From').value, dateField('To').value]).toEqual(['2026-07-01', '2026-07-07'])
    expect(group().queryAllByRole('radio', { checked: true })).toEqual([])
  })

  it('wait while the digits of a year are typed', async () => {
    const { wire, visitor } = await arrive()
    fireEvent.change(dateField('From'), { target: { value: '0202-07-01' } })
    await pass(5000)
    expect(wire.waiting()).toEqual([])
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    await visitor.click(dateField('From'))
    await visitor.keyboard('{Enter}')
    expect(wire.waiting()).toEqual(['q=*:* {!tag=arrival}arrival:[2026-07-01T00:00:00Z TO *]'])
  })

  it('say that the days are crossed, at the field', async () => {
    const { wire } = await arrive({ fragment: 'fq=arrival:[* TO 2026-07-07]' })
    fireEvent.change(dateField('From'), { target: { value: '2026-07-09' } })
    await pass(1000)
    expect(wire.waiting()).toEqual([])
    expect(screen.getByRole('alert')).toHaveTextContent('The first day is after the last.')
    expect(dateField('From')).toBeInvalid()
    expect(dateField('From')).toHaveAccessibleDescription('The first day is after the last.')
    fireEvent.change(dateField('From'), { target: { value: '2026-07-02' } })
    expect(dateField('From')).toBeValid()
  })

  it('follow the address', async () => {
    const { wire } = await arrive({ fragment: 'fq=arrival:[2026-07-01 TO *]' })
    expect(dateField('From')).toHaveValue('2026-07-01')
    expect(chips()).toEqual(['Arrival: from July 1, 2026'])
    location.hash = '#fq=arrival:today'
    await aMoment()
    await wire.answer(datesAnswer())
    expect(dateField('From')).toHaveValue('')
    expect(radio(/^Today/)).toBeChecked()
  })
})

describe('availability', () => {
  const options = { availability: '', nights: '', presets: 'weekend' }

  it('leaves out what is taken in one of the nights', async () => {
    const { wire } = await arrive({ options })
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    await pass(1000)
    expect(wire.waiting()).toEqual([])
    fireEvent.change(dateField('To'), { target: { value: '2026-07-07' } })
    await pass(1000)
    expect(wire.waiting()).toEqual(['q=*:* {!tag=arrival}-arrival:[2026-07-01 TO 2026-07-06]'])
  })

  it('discards a single day when a preset is chosen', async () => {
    const { wire, visitor } = await arrive({ options })
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    await visitor.click(radio(/^This weekend/))
    await wire.answer(datesAnswer())
    expect(dateField('From')).toHaveValue('')
  })

  it('needs one night', async () => {
    const { wire } = await arrive({ options })
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    fireEvent.change(dateField('To'), { target: { value: '2026-07-01' } })
    await pass(1000)
    expect(screen.getByRole('alert')).toHaveTextContent('A stay has at least one night.')
    expect(wire.waiting()).toEqual([])
  })
})

describe('the histogram by month', () => {
  const months = { '2026-06-30T22:00:00Z': 4, '2026-07-31T22:00:00Z': 8, '2026-12-31T23:00:00Z': 0 }
  const options = { months: '3', time_zone: 'Europe/Berlin', presets: 'none' }
  const bars = () => within(group().getByRole('group', { name: 'Arrival by month' }))

  it('has a button for each month of the time zone, with its count', async () => {
    const { wire } = await arrive({ options, months })
    const names = bars()
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label'))
    expect(names).toEqual(['Jul 2026: 4 results', 'Aug 2026: 8 results', 'Jan 2027: 0 results'])
    expect(
      bars()
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['Jul 2026', 'Aug ', 'Jan 2027'])
    expect(new URLSearchParams(wire.bodies[0]).get('TZ')).toBe('Europe/Berlin')
  })

  it('chooses a month, and any date again', async () => {
    const { wire, visitor } = await arrive({ options, months })
    await visitor.click(bars().getByRole('button', { name: /^Jul/ }))
    expect(wire.waiting()).toEqual([
      'q=*:* {!tag=arrival}arrival:[2026-06-30T22:00:00Z TO 2026-07-31T22:00:00Z}',
    ])
    await wire.answer(datesAnswer({ months }))
    expect(chips()).toEqual(['Arrival: July 2026'])
    expect(bars().getByRole('button', { pressed: true })).toHaveAccessibleName(/^Jul/)
    await visitor.click(group().getByRole('button', { name: 'Reset Arrival' }))
    expect(dateField('From')).toHaveFocus()
    expect(chips()).toEqual([])
  })
})

describe('an address that somebody edited', () => {
  it.each([
    'arrival:[2026-02-30 TO *]',
    'arrival:[2026-07-09 TO 2026-07-01]',
    'arrival:yesterday',
    'arrival:[NOW+1WEEK TO *]',
  ])('sends no filter that Solr would reject, and says so in the chip: %s', async (fq) => {
    const { first, visitor } = await arrive({ fragment: `fq=${encodeURIComponent(fq)}` })
    expect(first).toEqual(['q=*:*'])
    expect(chips()).toEqual(['Arrival: unknown date'])
    await visitor.click(screen.getByRole('button', { name: /^Remove/ }))
    expect(chips()).toEqual([])
  })
})
