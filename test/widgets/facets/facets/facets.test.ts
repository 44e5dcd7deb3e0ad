import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { visit } from '../../../support/page'
import { mountPoints, searchElement } from '../../../support/searchElement'
import { aMoment } from '../../../support/time'
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

describe('a facet inside a facets widget', () => {
  const inside = `<div data-vitrine="facets">
    <div data-vitrine="facet" data-vitrine-field="region" data-vitrine-label="Region"></div>
    <div data-vitrine="range" data-vitrine-field="price"></div>
    <div data-vitrine="facet" data-vitrine-field="kind"></div></div>`
  const full = anAnswer({
    facets: { city: cities, region: { North: 1 }, kind: { Cabin: 2 } },
    stats: { price: { min: 10, max: 90 } },
  })
  const legends = () =>
    screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent)

  it('is one of its definitions, in the order of the page after the configured ones', async () => {
    const wire = openWire()
    await visit(searchElement(inside, { facets: [aFacet()] }))
    const { body } = wire.last()
    for (const field of ['city', 'region', 'kind']) expect(body).toContain(`facet.field=${field}`)
    await wire.answer(full)
    await aMoment()
    expect(legends()).toEqual(['City', 'Region', 'price', 'kind'])
  })

  it('leaves a configured facet of its field as it is', async () => {
    const wire = openWire()
    await visit(searchElement(inside, { facets: ['region'] }))
    await wire.answer(full)
    await aMoment()
    expect(legends()).toEqual(['region', 'price', 'kind'])
  })

  it('belongs to the search of the list', async () => {
    const wire = openWire()
    await visit(
      `${searchElement('')}${inside.replace('<div', '<div data-vitrine-for="listings"')}
      ${searchElement('<div data-vitrine="results"></div>', { fragment_prefix: 'o' }, 'others')}`,
    )
    await wire.answer(full)
    await aMoment()
    expect(legends()).toEqual(['Region', 'price', 'kind'])
  })
})
