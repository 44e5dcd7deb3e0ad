import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aVisitor, visit } from '../../../support/page'
import { configured, mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire, type Wire } from '../../../support/wire'

const options = [
  { label: 'By the water', field: 'tags', values: ['waterfront', 'lake view'] },
  { label: 'Cheap', field: 'price', values: '[* TO 100]' },
]
const boostWidget = (config: object = { options }) =>
  `<div data-vitrine="boost" ${configured(config)}></div>`
const sorts = configured({ options: [{ value: 'price asc', label: 'Price' }] })
const page = searchElement(
  `${boostWidget()}<div data-vitrine="sort" ${sorts}></div>${mountPoints('results', 'pager')}`,
)
const WATER = 'tags:(waterfront "lake view")'
const sent = (wire: Wire, name: string) => new URLSearchParams(wire.last().body).getAll(name)
const button = (name: string) => screen.getByRole('button', { name })
const pressed = () => screen.getAllByRole('button', { pressed: true }).map((one) => one.textContent)

async function arrive(fragment = '') {
  const wire = openWire()
  await visit(page, { fragment })
  await wire.answer(anAnswer({ numFound: 30 }))
  await aMoment()
  return { wire, visitor: aVisitor() }
}

describe('named boosts (spec 4.3)', () => {
  it('shows a group of buttons, none pressed', async () => {
    await arrive()
    expect(screen.getByRole('group', { name: 'Prefer' })).toBeInTheDocument()
    expect(button('By the water')).toHaveAttribute('aria-pressed', 'false')
    expect(button('Cheap')).toHaveAttribute('aria-pressed', 'false')
  })

  it('replaces the sort and other boosts, and writes the address', async () => {
    const { wire, visitor } = await arrive('sort=price asc&start=10')
    await visitor.click(button('By the water'))
    expect(sent(wire, 'bq')).toEqual([WATER])
    expect(sent(wire, 'sort')).toEqual([])
    expect(sent(wire, 'start')).toEqual(['0'])
    expect(pressed()).toEqual(['By the water'])
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('')
    expect(new URLSearchParams(location.hash.slice(1)).get('bq')).toBe(WATER)
    await wire.answer(anAnswer({ numFound: 30 }))
    await visitor.click(button('Cheap'))
    expect(sent(wire, 'bq')).toEqual(['price:([* TO 100])'])
    expect(pressed()).toEqual(['Cheap'])
  })

  it('clears the boost on the second press, and keeps the focus', async () => {
    const { wire, visitor } = await arrive(`bq=${WATER}`)
    expect(pressed()).toEqual(['By the water'])
    await visitor.click(button('By the water'))
    expect(sent(wire, 'bq')).toEqual([])
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    expect(button('By the water')).toHaveFocus()
  })

  it('offers to clear a boost of the address that is not an option', async () => {
    const { wire, visitor } = await arrive('bq=tags:(quiet)')
    expect(sent(wire, 'bq')).toEqual(['tags:(quiet)'])
    expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])
    await visitor.click(button('Clear preference'))
    expect(sent(wire, 'bq')).toEqual([])
    expect(screen.queryByRole('button', { name: 'Clear preference' })).toBeNull()
    expect(screen.getByRole('group', { name: 'Prefer' })).toHaveFocus()
  })

  it('reports a boost without values', async () => {
    openWire()
    const nothing = { options: [{ label: 'Nothing', field: 'tags', values: [] }] }
    await visit(searchElement(boostWidget(nothing)))
    await aMoment()
    expect(takeConsole().join()).toContain(
      'options.0.values is missing, expected a list of texts, such as ["a", "b"]. options.0 is left out.',
    )
  })
})
