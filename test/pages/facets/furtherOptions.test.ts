import { screen, within } from '@testing-library/react'
import { anAnswer } from '../../support/answers'
import { lakeCabin } from '../../support/listings'
import { aVisitor, visit } from '../../support/page'
import { configured, mountPoints } from '../../support/searchElement'
import { openWire } from '../../support/wire'

const search = (facets: unknown) =>
  configured({ solr: { url: '/solr/select', return_full_docs: false, facets } })
const found = anAnswer({ docs: [lakeCabin], facets: { type: { house: 3, apartment: 2 } } })

describe('a search with options of facets that load later', () => {
  it('sends one first search, with all of its facets', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search(['city'])}>
        <div data-vitrine="facets"><div data-vitrine="facet" data-vitrine-field="type" data-vitrine-single></div></div>
        ${mountPoints('results')}
      </main>`,
    )
    expect(wire.waiting()).toHaveLength(1)
    const body = new URLSearchParams(wire.last().body)
    expect(body.getAll('facet.field')).toEqual(['city', '{!ex=type}type'])
  })

  it('keeps the order of the markup, whichever code is loaded first', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search([])}>
        <div data-vitrine="facets">
          <div data-vitrine="rating" data-vitrine-field="stars" data-vitrine-label="Stars"></div>
          <div data-vitrine="facet" data-vitrine-field="type" data-vitrine-label="Kind" data-vitrine-single></div>
          <div data-vitrine="dates" data-vitrine-field="created" data-vitrine-label="Listed"></div>
          <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City"></div>
        </div>
        ${mountPoints('results')}
      </main>`,
    )
    await wire.answer(
      anAnswer({
        docs: [lakeCabin],
        facets: { type: { house: 3 }, city: { Bern: 2 } },
        queries: { 'stars:4-': 2 },
      }),
    )
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('data-field'))).toEqual([
      'stars',
      'type',
      'created',
      'city',
    ])
  })

  it('reads definitions in the flat form', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search([
        { field: 'type', label: 'Kind', operator: 'or', values: { apartment: 'Flat' } },
      ])}>${mountPoints('facets', 'current-filters', 'results')}</main>`,
    )
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(found)
    const facet = screen.getByRole('group', { name: 'Kind' })
    expect(
      within(facet)
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent),
    ).toEqual(['Flat 2', 'house 3'])
    await aVisitor().click(within(facet).getByRole('checkbox', { name: /Flat/ }))
    await wire.answer(found)
    expect(screen.getByRole('button', { name: 'Remove Kind: Flat' })).toBeVisible()
  })

  it('reads labels, their order and icons from a list in the mount point', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search([])}>
        <div data-vitrine="facets"><div data-vitrine="facet" data-vitrine-field="type" data-vitrine-label="Kind"><ul data-vitrine-values>
          <li data-value="apartment"><img src="/flat.svg" alt=""> A flat </li><li>house</li>
        </ul></div></div>
        ${mountPoints('current-filters', 'results')}
      </main>`,
    )
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(found)
    const facet = screen.getByRole('group', { name: 'Kind' })
    const rows = within(facet).getAllByRole('checkbox')
    expect(rows.map((box) => box.closest('label')?.textContent)).toEqual(['A flat 2', 'house 3'])
    expect(facet.querySelector('img')).toHaveAttribute('src', '/flat.svg')
  })

  it('shows radios, of which Any removes the choice', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search([{ field: 'type', label: 'Kind', single: true }])}>${mountPoints('facets', 'results')}</main>`,
    )
    await wire.answer(found)
    const radio = (name: RegExp) => screen.getByRole('radio', { name })
    expect(radio(/Any/)).toBeChecked()
    const visitor = aVisitor()
    await visitor.click(radio(/house/))
    expect(new URLSearchParams(wire.last().body).getAll('fq')).toEqual(['{!tag=type}type:house'])
    await wire.answer(found)
    expect(radio(/house/)).toBeChecked()
    await visitor.click(radio(/apartment/))
    expect(new URLSearchParams(wire.last().body).getAll('fq')).toEqual([
      '{!tag=type}type:apartment',
    ])
    await wire.answer(found)
    await visitor.click(radio(/Any/))
    expect(radio(/Any/)).toBeChecked()
    expect(location.hash).toBe('')
  })

  it('closes groups, which say how many of their values are chosen', async () => {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search([
        { field: 'type', label: 'Kind', operator: 'or', collapsed: true },
      ])}>${mountPoints('facets', 'results')}</main>`,
      { fragment: 'fq=%7B!tag%3Dtype%7Dtype%3A(%20house%20OR%20apartment%20)' },
    )
    await wire.answer(found)
    const group = screen.getByRole('group', { name: 'Kind' })
    expect(group.querySelector('details')).not.toHaveAttribute('open')
    expect(group.querySelector('summary')).toHaveTextContent('Kind 2 chosen')
  })

  it('closes groups of sliders and amenities, in a list and on their own', async () => {
    const wire = openWire()
    const price = 'data-vitrine-field="price" data-vitrine-label="Price"'
    await visit(
      `<main data-vitrine="search" ${search([])}>
        <div data-vitrine="facets">
          <div data-vitrine="range" ${price} data-vitrine-collapsed></div>
          <div data-vitrine="amenities" data-vitrine-field="amenities" data-vitrine-label="Amenities" data-vitrine-collapsible></div>
          <div data-vitrine="range" data-vitrine-field="guests" data-vitrine-label="Guests"></div>
        </div>
        <div data-vitrine="range" ${price} data-vitrine-collapsed></div>
        ${mountPoints('results')}
      </main>`,
      { fragment: 'fq=%7B!tag%3Dprice%7Dprice%3A%5B100%20TO%20200%5D&fq=amenities%3ADock' },
    )
    await wire.answer(
      anAnswer({
        docs: [lakeCabin],
        facets: { amenities: { Dock: 3, Pool: 2 } },
        stats: { price: { min: 20, max: 400 }, guests: { min: 1, max: 9 } },
      }),
    )
    const opened = (group: HTMLElement) => group.querySelector('details')?.hasAttribute('open')
    const prices = screen.getAllByRole('group', { name: 'Price' })
    expect(prices.map((one) => [opened(one), one.querySelector('summary')?.textContent])).toEqual([
      [false, 'Price 1 chosen'],
      [false, 'Price 1 chosen'],
    ])
    expect(prices.map((one) => one.querySelector('legend'))).toEqual([null, null])
    for (const one of prices) expect(one).toHaveClass('vitrine-facet', 'vitrine-range')
    const amenities = screen.getByRole('group', { name: 'Amenities' })
    expect(opened(amenities)).toBe(true)
    expect(amenities.querySelector('summary')).toHaveTextContent('Amenities 1 chosen')
    expect(within(amenities).getByRole('checkbox', { name: /Dock/ })).toBeChecked()
    const guests = screen.getByRole('group', { name: 'Guests' })
    expect(guests.querySelector('legend')).toHaveTextContent('Guests')
    expect(opened(guests)).toBeUndefined()
  })
})

describe('a mount point of a facet that has a definition, or another mount point', () => {
  const kind = 'data-vitrine-field="type" data-vitrine-label="Kind"'

  async function visitWith(facets: unknown, mounts: string) {
    const wire = openWire()
    await visit(
      `<main data-vitrine="search" ${search(facets)}>${mounts}${mountPoints('current-filters', 'results')}</main>`,
    )
    expect(wire.waiting()).toHaveLength(1)
    const first = new URLSearchParams(wire.last().body)
    await wire.answer(
      anAnswer({
        docs: [lakeCabin],
        facets: { type: { house: 3, apartment: 2 }, 'type:0': { house: 3 } },
      }),
    )
    return { wire, first, groups: screen.getAllByRole('group', { name: 'Kind' }) }
  }
  const values = (...all: readonly string[]) =>
    `<ul data-vitrine-values>${all.map((one) => `<li data-value="${one}">A ${one}</li>`).join('')}</ul>`
  const rowsIn = (group: HTMLElement) =>
    [...group.querySelectorAll('label')].map((one) => one.textContent?.trim())

  it('adds the further options that the definition does not name', async () => {
    const { wire, first, groups } = await visitWith(
      [{ field: 'type', label: 'Kind', values: { apartment: 'Flat' } }],
      `<div data-vitrine="facets"></div>
       <div data-vitrine="facet" ${kind} data-vitrine-single></div>`,
    )
    expect(first.getAll('facet.field')).toEqual(['{!ex=type}type'])
    expect(groups.map(rowsIn)).toEqual([
      ['Any', 'Flat 2', 'house 3'],
      ['Any', 'Flat 2', 'house 3'],
    ])
    await aVisitor().click(screen.getAllByRole('radio', { name: /Flat/ })[1] as HTMLElement)
    expect(new URLSearchParams(wire.last().body).getAll('fq')).toEqual([
      '{!tag=type}type:apartment',
    ])
  })

  it('adds its kind to a definition of a plain facet', async () => {
    const tree = `<div data-vitrine="tree" ${kind}></div>`
    const { first, groups } = await visitWith(['type'], tree)
    expect(first.getAll('facet.field')).toEqual([
      expect.stringContaining('key=type:0'),
      expect.stringContaining('key=type:1'),
    ])
    expect(groups.map((one) => one.matches('.vitrine-tree'))).toEqual([true])
  })

  it('excludes values where its definition only labels them', async () => {
    const { wire, groups } = await visitWith(
      [{ field: 'type', label: 'Kind', values: { apartment: 'Flat' } }],
      `<div data-vitrine="facet" ${kind} data-vitrine-negatable></div>`,
    )
    const [group] = groups
    await aVisitor().click(
      within(group as HTMLElement).getByRole('button', { name: 'Without Flat' }),
    )
    expect(new URLSearchParams(wire.last().body).getAll('fq')).toEqual([
      '{!tag=type}-type:apartment',
    ])
  })

  it('keeps what the definition says, and what the first mount point does', async () => {
    const { first, groups } = await visitWith(
      [{ field: 'type', label: 'Kind', widget: 'facet', operator: 'or' }],
      `<div data-vitrine="facet" ${kind} data-vitrine-operator="and">${values('house', 'apartment')}</div>
       <div data-vitrine="facet" ${kind}>${values('apartment', 'house')}</div>`,
    )
    expect(first.getAll('facet.field')).toEqual(['{!ex=type}type'])
    expect(groups.map(rowsIn)).toEqual(Array(2).fill(['A house 3', 'A apartment 2']))
  })

  it('has its own group, closed or not', async () => {
    const facet = (more: string) => `<div data-vitrine="facet" ${kind} ${more}></div>`
    const { groups } = await visitWith(
      [{ field: 'type', label: 'Kind', collapsed: true }],
      [
        facet(''),
        facet('data-vitrine-collapsed="false"'),
        facet('data-vitrine-collapsible'),
        '<div data-vitrine="facets"></div>',
      ].join(''),
    )
    const state = (group: HTMLElement) => {
      const details = group.querySelector('details')
      return details ? details.hasAttribute('open') : 'fixed'
    }
    expect(groups.map(state)).toEqual([false, 'fixed', true, false])
  })
})

describe('the facets as a bar', () => {
  const page = (mount: string) =>
    `<main data-vitrine="search" ${search([{ field: 'type', label: 'Kind', operator: 'or' }])}>${mount}${mountPoints('results')}</main><button>Outside</button>`

  async function visitBar() {
    const wire = openWire()
    await visit(page('<div data-vitrine="facets" data-vitrine-layout="bar"></div>'))
    expect(wire.waiting()).toHaveLength(1)
    await wire.answer(found)
    const item = screen.getByText('Kind', { selector: 'summary' })
    return { wire, item, details: item.closest('details') }
  }

  it('opens each facet by its button, clears it, and closes it', async () => {
    const { wire, item, details } = await visitBar()
    const visitor = aVisitor()
    await visitor.click(item)
    expect(details).toHaveAttribute('open')
    await visitor.click(screen.getByRole('checkbox', { name: /house/ }))
    await wire.answer(found)
    expect(item).toHaveTextContent('Kind 1')
    // The answer without it is in memory.
    await visitor.click(screen.getByRole('button', { name: 'Clear Kind' }))
    expect(screen.getByRole('checkbox', { name: /house/ })).not.toBeChecked()
    await visitor.click(screen.getByRole('button', { name: /Show .* result/ }))
    expect(details).not.toHaveAttribute('open')
    expect(item).toHaveFocus()
  })

  it('closes by Escape with the focus on the button, and by a press outside', async () => {
    const { item, details } = await visitBar()
    const visitor = aVisitor()
    await visitor.click(item)
    screen.getByRole('checkbox', { name: /house/ }).focus()
    await visitor.keyboard('{Escape}')
    expect(details).not.toHaveAttribute('open')
    expect(item).toHaveFocus()
    await visitor.click(item)
    await visitor.click(screen.getByText('Outside'))
    expect(details).not.toHaveAttribute('open')
  })
})
