import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { takeConsole } from '../../../support/console'
import { aVisitor, change, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { configured, mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
import { openWire } from '../../../support/wire'

const categories = [
  {
    id: 'water',
    label: 'On the water',
    description: 'Life jackets <b>included</b>.',
    values: ['Dock', 'Canoe'],
  },
  {
    id: 'warm',
    label: 'Warm evenings',
    description: 'Firewood is stacked.',
    values: 'Sauna, Hot tub',
  },
  { id: 'work', label: 'Work', values: ['Wi-Fi'] },
  { id: 'winter', label: 'Winter', description: 'Snow.', values: ['Ski storage'] },
]
const counts = { Canoe: 4, Dock: 2, Piano: 1, Sauna: 3, 'Wi-Fi': 9 }
const answer = (amenities: Record<string, number> = counts) => anAnswer({ facets: { amenities } })

const facet = {
  data: { field: 'amenities' },
  settings: {
    settings: { widget: 'amenities', riot_solr: { facet_label: 'Amenities' }, categories },
  },
}

async function arrive(facets: readonly object[] = [facet]) {
  const wire = openWire()
  await visit(searchElement(mountPoints('facets'), { facets }))
  await wire.answer(answer())
  await aMoment()
  return { wire, visitor: aVisitor() }
}

const group = (name: string) => within(screen.getByRole('group', { name }))
const valuesOf = (name: string) =>
  group(name)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent)
const icon = (label: string) => screen.getByRole('button', { name: `About ${label}` })
const popup = (id: string) => required(document.getElementById(`amenity-detail-${id}`))

describe('amenities (spec 2.1, 3.12)', () => {
  it('lists the values alphabetically under their categories, all others last', async () => {
    await arrive()
    const names = group('Amenities')
      .getAllByRole('group')
      .map((one) => one.textContent)
    expect(names.map((text) => text?.slice(0, 4))).toEqual(['On t', 'Warm', 'Work', 'Othe'])
    expect(valuesOf('On the water')).toEqual(['Canoe 4', 'Dock 2'])
    expect(valuesOf('Warm evenings')).toEqual(['Sauna 3'])
    expect(valuesOf('Other')).toEqual(['Piano 1'])
  })

  it('hides a category without values', async () => {
    await arrive()
    expect(screen.queryByRole('group', { name: 'Winter' })).toBeNull()
  })

  it('toggles values like any facet, and keeps them in place at count 0', async () => {
    const { wire, visitor } = await arrive()
    await visitor.click(screen.getByRole('checkbox', { name: /Sauna/ }))
    expect(wire.waiting()).toEqual(['q=*:* amenities:Sauna'])
    await wire.answer(answer({ Dock: 1 }))
    await aMoment()
    expect(valuesOf('Warm evenings')).toEqual(['Sauna 0'])
    expect(screen.getByRole('checkbox', { name: /Sauna/ })).toBeChecked()
  })

  it('shows an info icon only for categories with a description', async () => {
    await arrive()
    expect(
      screen.getAllByRole('button', { name: /^About/ }).map((one) => one.dataset['category']),
    ).toEqual(['water', 'warm'])
  })

  it('works as a widget on its own mount point', async () => {
    const wire = openWire()
    const config = configured({ field: 'amenities', label: 'Amenities', categories })
    await visit(searchElement(`<div data-vitrine="amenities" ${config}></div>`))
    await wire.answer(answer())
    expect(valuesOf('On the water')).toEqual(['Canoe 4', 'Dock 2'])
    expect(wire.bodies).toHaveLength(1)
  })

  it.each([
    [
      [{ id: 'on water', values: 'Dock' }],
      /categories\.0\.id must be an id without spaces.*"on water"/,
    ],
    [
      [
        { id: 'a', values: 'x' },
        { id: 'a', values: 'y' },
      ],
      /an id of its own each/,
    ],
    [
      [{ label: 'Water', values: 'Dock' }],
      /categories\.0\.id is missing.*\. categories\.0 is left out\.$/,
    ],
  ])('reports an invalid category: %j', async (wrong, message) => {
    openWire()
    const config = configured({ field: 'amenities', categories: wrong })
    await visit(searchElement(`<div data-vitrine="amenities" ${config}></div>`))
    expect(takeConsole()).toEqual([expect.stringMatching(message)])
  })
})

describe("a category's popup (spec 4.7, design decision 16)", () => {
  it('starts closed, describes its icon and shows the description as text', async () => {
    await arrive()
    expect(popup('water')).not.toBeVisible()
    expect(icon('On the water')).toHaveAttribute('aria-expanded', 'false')
    expect(icon('On the water')).toHaveAccessibleDescription('Life jackets <b>included</b>.')
    expect(popup('water').querySelector('b')).toBeNull()
  })

  it('opens on hover, and closes at once when the pointer leaves', async () => {
    const { visitor } = await arrive()
    await visitor.hover(icon('On the water'))
    expect(popup('water')).toBeVisible()
    expect(icon('On the water')).toHaveAttribute('aria-expanded', 'true')
    await visitor.unhover(icon('On the water'))
    expect(popup('water')).not.toBeVisible()
  })

  it('stays open while the pointer is on it', async () => {
    const { visitor } = await arrive()
    await visitor.hover(icon('On the water'))
    await visitor.hover(popup('water'))
    expect(popup('water')).toBeVisible()
    await visitor.hover(icon('Warm evenings'))
    expect(popup('water')).not.toBeVisible()
    expect(popup('warm')).toBeVisible()
  })

  it('stays open when a mouse clicks its icon', async () => {
    const { visitor } = await arrive()
    await visitor.click(icon('On the water'))
    expect(popup('water')).toBeVisible()
  })

  it('opens on focus and closes on blur', async () => {
    const { visitor } = await arrive()
    await change(() => icon('On the water').focus())
    expect(popup('water')).toBeVisible()
    await visitor.tab()
    expect(popup('water')).not.toBeVisible()
  })

  it('closes on Escape, and opens again with Enter', async () => {
    const { visitor } = await arrive()
    await change(() => icon('On the water').focus())
    await visitor.keyboard('{Escape}')
    expect(popup('water')).not.toBeVisible()
    expect(icon('On the water')).toHaveFocus()
    await visitor.keyboard('{Enter}')
    expect(popup('water')).toBeVisible()
    await visitor.keyboard('{Enter}')
    expect(popup('water')).not.toBeVisible()
  })

  it('handles Escape, so that the filter dialog around it stays open', async () => {
    await arrive()
    await change(() => icon('On the water').focus())
    const heard: string[] = []
    const listen = (event: KeyboardEvent) => heard.push(event.key)
    document.body.addEventListener('keydown', listen)
    expect(fireEvent.keyDown(icon('On the water'), { key: 'Escape' })).toBe(false)
    expect(fireEvent.keyDown(icon('On the water'), { key: 'Escape' })).toBe(true)
    document.body.removeEventListener('keydown', listen)
    expect(heard).toEqual(['Escape'])
  })

  it('leaves Escape to the dialog around it as soon as the pointer has left', async () => {
    const { visitor } = await arrive()
    await visitor.hover(icon('On the water'))
    // Both events in one task, before React has had a turn of its own.
    await change(() => {
      icon('On the water').dispatchEvent(createEvent.pointerOut(icon('On the water')))
      const key = createEvent.keyDown(document.body, { key: 'Escape' })
      expect(document.body.dispatchEvent(key)).toBe(true)
    })
    expect(popup('water')).not.toBeVisible()
  })

  it('opens and closes on tap, and closes on a tap elsewhere', async () => {
    const { visitor } = await arrive()
    const tap = (target: Element) => visitor.pointer([{ keys: '[TouchA]', target }])
    await tap(icon('On the water'))
    expect(popup('water')).toBeVisible()
    await tap(icon('On the water'))
    expect(popup('water')).not.toBeVisible()
    await tap(icon('On the water'))
    await tap(popup('water'))
    expect(popup('water')).toBeVisible()
    await tap(document.body)
    expect(popup('water')).not.toBeVisible()
  })

  it('closes when another popup opens', async () => {
    const { visitor } = await arrive()
    await change(() => icon('Warm evenings').focus())
    await visitor.hover(icon('On the water'))
    expect(popup('warm')).not.toBeVisible()
    expect(popup('water')).toBeVisible()
  })
})
