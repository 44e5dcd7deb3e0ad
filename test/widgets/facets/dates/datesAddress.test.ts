import { fireEvent } from '@testing-library/react'
import { takeConsole } from '../../../support/console'
import { pass } from '../../../support/time'
import { arrive, chips, dateField, datesAnswer, group, radio } from './datesPage'

describe('a facet of dates in the query string', () => {
  const search = 'data-vitrine-solr.address="query"'

  it('stands there by the name of its preset, or by its days', async () => {
    const { wire, visitor } = await arrive({ search, options: { alias: 'when' } })
    await visitor.click(radio(/^This month/))
    await wire.answer(datesAnswer())
    expect(location.search).toBe('?when=this-month')
    fireEvent.change(dateField('From'), { target: { value: '2026-07-01' } })
    await pass(1000)
    await wire.answer(datesAnswer())
    expect(location.search).toBe('?when=2026-07-01..')
    fireEvent.change(dateField('To'), { target: { value: '2026-07-07' } })
    await pass(1000)
    await wire.answer(datesAnswer())
    expect(location.search).toBe('?when=2026-07-01..2026-07-07')
  })

  it('is read from it, and from a plain form', async () => {
    const { first } = await arrive({
      search,
      query: '?arrival=&arrival[from]=2026-07-01&arrival[to]=2026-07-07',
    })
    expect(first).toEqual([
      'q=*:* {!tag=arrival}arrival:[2026-07-01T00:00:00Z TO 2026-07-08T00:00:00Z}',
    ])
    expect(dateField('To')).toHaveValue('2026-07-07')
  })

  it('sends from a plain form what stands in its controls', async () => {
    await arrive({ search, query: '?arrival=2026-07-01..2026-07-07' })
    const form = dateField('From').form
    if (!form) throw new Error('there is no form')
    expect([...new FormData(form)].filter(([name]) => name.startsWith('arrival'))).toEqual([
      ['arrival[was]', '2026-07-01..2026-07-07'],
      ['arrival[from]', '2026-07-01'],
      ['arrival[to]', '2026-07-07'],
    ])
  })

  it.each(['2026-02-29..', '2026-07-09..2026-07-01', '{!join}x', '__proto__', '*..*'])(
    'does not choose %s',
    async (value) => {
      const { first } = await arrive({ search, query: `?arrival=${encodeURIComponent(value)}` })
      expect(first).toEqual(['q=*:*'])
      expect(chips()).toEqual([])
    },
  )
})

it('says which option can’t be read, and shows the facet with its default', async () => {
  const { wire } = await arrive({
    options: { time_zone: 'europe/berlin', presets: 'today, someday', months: '99' },
  })
  const told = takeConsole().join('\n')
  expect(told).toContain('dates (body > main > div:nth-of-type(2))')
  expect(told).toMatch(
    /time_zone must be a time zone, such as "Europe\/Berlin", got "europe\/berlin"/,
  )
  expect(told).toMatch(/presets.1 must be a preset: "today".*got " someday"/)
  expect(told).toMatch(/months must be at most 36 months/)
  expect(group().getAllByRole('radio')).toHaveLength(5)
  expect(new URLSearchParams(wire.bodies[0]).has('TZ')).toBe(false)
})

it('reckons in the time zone of the component, which Solr gets', async () => {
  const { wire } = await arrive({
    search: `data-vitrine-solr.params='{"TZ": "Asia/Tokyo"}'`,
    options: { time_zone: 'Europe/Berlin' },
    fragment: 'fq=arrival:[2026-07-01 TO 2026-07-01]',
  })
  const body = new URLSearchParams(wire.bodies[0])
  expect(body.getAll('TZ')).toEqual(['Asia/Tokyo'])
  expect(body.getAll('fq')).toEqual([
    '{!tag=arrival}arrival:[2026-06-30T15:00:00Z TO 2026-07-01T15:00:00Z}',
  ])
})
