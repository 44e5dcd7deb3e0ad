import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { aVisitor, visit } from '../../../support/page'
import { required } from '../../../support/required'
import { configured, searchElement } from '../../../support/searchElement'
import { openWire } from '../../../support/wire'
import { aFacet, answer, cities, rows, value } from './facetPage'

describe('the facet widget (spec 3.3)', () => {
  const facetWidget = (settings: object, solr: object = {}) =>
    searchElement(
      `<div data-vitrine="facet" ${configured({ field: 'city', ...settings })}></div>`,
      solr,
    )

  it('requests a facet with its own label, operator, exclude and missing', async () => {
    const wire = openWire()
    await visit(
      facetWidget({ label: 'Town', operator: 'or', exclude: 'Bas', facet_missing: 1, id: 'towns' }),
    )
    await wire.answer(anAnswer({ facets: { city: { ...cities, '': 1 } } }))
    expect(rows('Town')).toEqual(['[ ] Bern 3', '[ ] Thun 2', '[ ] None 1'])
    await aVisitor().click(value(/Bern/))
    expect(wire.waiting()).toEqual(['q=*:* {!tag=city}city:( Bern )'])
  })

  it("uses the component's facet of the field, with its own label", async () => {
    const wire = openWire()
    await visit(facetWidget({ label: 'Town', operator: 'or' }, { facets: [aFacet()] }))
    await wire.answer(answer())
    expect(rows('Town')).toHaveLength(3)
    expect(new URLSearchParams(wire.bodies[0]).getAll('facet.field')).toEqual(['city'])
  })

  it('shows the selection in two widgets of one field', async () => {
    const wire = openWire()
    const one = `<div data-vitrine="facet" ${configured({ field: 'city' })}></div>`
    await visit(searchElement(one + one))
    await wire.answer(answer())
    const [first, second] = screen.getAllByRole('checkbox', { name: /Bern/ })
    await aVisitor().click(required(first))
    expect(second).toBeChecked()
    expect(wire.bodies).toHaveLength(2)
  })
})
