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
