import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { aVisitor, visit } from '../../support/page'
import { mountPoints, searchElement } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const solr = {
  facets: [
    {
      data: { field: 'city' },
      settings_global: { settings: { riotjs_label: 'City', operator: 'or', facet_missing: true } },
    },
    'beds',
  ],
}

async function arrive(fragment: string) {
  const wire = openWire()
  await visit(searchElement(mountPoints('current-filters', 'facets', 'results'), solr), {
    fragment,
  })
  await wire.answer()
  return { wire, visitor: aVisitor() }
}

const group = () => screen.getByRole('group', { name: 'Current filters' })
const names = () =>
  within(group())
    .queryAllByRole('button')
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
const fq = (...filters: readonly string[]) =>
  filters.map((one) => `fq=${encodeURIComponent(one)}`).join('&')
const bernOrThun = '{!tag=city}city:( Bern OR Thun )'

describe('the current filters (spec 3.7)', () => {
  it('lists one entry for each value with the facet’s label, and a clear button', async () => {
    await arrive(fq(bernOrThun, 'beds:2', 'price:[* TO 200]', '{!tag=city}(*:* -city:[* TO *])'))
    expect(names().slice(0, 4)).toEqual([
      'Remove City: Bern',
      'Remove City: Thun',
      'Remove beds: 2',
      'Remove price: 0 to 200',
    ])
    expect(names().at(-1)).toBe('Clear all')
  })

  it('lists nothing without filters', async () => {
    await arrive('q=lake')
    expect(names()).toEqual([])
  })

  it('removes one value of an or filter and keeps the others', async () => {
    const { wire, visitor } = await arrive(fq(bernOrThun, 'beds:2'))
    await visitor.click(screen.getByRole('button', { name: 'Remove City: Bern' }))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:( Thun ) beds:2'])
    expect(names()).toEqual(['Remove City: Thun', 'Remove beds: 2', 'Clear all'])
  })

  it('removes a whole filter, a range, and a filter of no facet', async () => {
    const { wire, visitor } = await arrive(fq('price:[5 TO 9]', '-a:b AND c:d', 'beds:2'))
    await visitor.click(screen.getByRole('button', { name: 'Remove price: 5 to 9' }))
    await wire.answer()
    await visitor.click(screen.getByRole('button', { name: /-a:b AND c:d/ }))
    expect(wire.waiting()).toEqual(['q=*:* beds:2'])
  })

  it('clears all filters at once, and keeps the query and the sort', async () => {
    const { wire, visitor } = await arrive(
      `q=lake&sort=price%20asc&start=20&${fq(bernOrThun, 'beds:2')}`,
    )
    await visitor.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(wire.waiting()).toEqual(['q=lake sort=price asc'])
    expect(location.hash).toBe('#q=lake&sort=price%20asc')
  })

  it('keeps the focus in the list when the pressed button disappears', async () => {
    const { wire, visitor } = await arrive(fq(bernOrThun))
    await visitor.click(screen.getByRole('button', { name: 'Remove City: Bern' }))
    expect(group()).toHaveFocus()
    await wire.answer()
    await visitor.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(group()).toHaveFocus()
  })

  it('lists a value that is selected in a facet', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('current-filters', 'facets'), solr))
    await wire.answer(anAnswer({ facets: { city: { Bern: 3 }, beds: { '2': 1 } } }))
    await aVisitor().click(screen.getByRole('checkbox', { name: /Bern/ }))
    expect(names()).toEqual(['Remove City: Bern', 'Clear all'])
  })

  it('shows markup as text', async () => {
    await arrive(fq('beds:"<img src=x onerror=alert(1)>"'))
    expect(names()[0]).toBe('Remove beds: <img src=x onerror=alert(1)>')
    expect(group().querySelector('img')).toBeNull()
  })
})
