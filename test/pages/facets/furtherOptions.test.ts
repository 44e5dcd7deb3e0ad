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
})
