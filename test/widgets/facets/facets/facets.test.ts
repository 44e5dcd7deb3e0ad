import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { openWire } from '../../../support/wire'
import { aFacet, answer, cities, rows } from '../facet/facetPage'

describe('the facets widget', () => {
  it('shows every configured facet in order', async () => {
    const wire = openWire()
    await visit(searchElement(mountPoints('facets'), { facets: [aFacet(), 'region'] }))
    await wire.answer(anAnswer({ facets: { city: cities, region: { North: 1 } } }))
    expect(
      screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent),
    ).toEqual(['City', 'region'])
  })

  it('shows as many values as the option shown states', async () => {
    const wire = openWire()
    await visit(
      searchElement('<div data-vitrine="facets" data-vitrine-shown="2"></div>', {
        facets: [aFacet()],
      }),
    )
    await wire.answer(answer())
    expect(rows()).toEqual(['[ ] Basel 7', '[ ] Bern 3'])
  })
})
