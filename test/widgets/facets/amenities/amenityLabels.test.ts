import { screen } from '@testing-library/react'
import { anAnswer } from '../../../support/answers'
import { arriveAt, chips } from '../further/facetPage'

it('an amenity has the label and the icon of its value', async () => {
  const { wire, visitor } = await arriveAt({
    facet: `<div data-vitrine="amenities" data-vitrine-field="amenities" data-vitrine-label="Amenities"
      data-vitrine-values='{"Hot tub": {"label": "Whirlpool", "icon": "/tub.svg"}}'
      data-vitrine-categories='[{"id": "warm", "label": "Warm evenings", "values": ["Hot tub", "Sauna"]}]'></div>`,
    text: anAnswer({ facets: { amenities: { 'Hot tub': 5, Sauna: 3 } } }),
  })
  const box = screen.getByRole('checkbox', { name: 'Whirlpool 5' })
  expect(box.parentElement?.querySelector('img')).toHaveAttribute('src', '/tub.svg')
  expect(screen.getByRole('checkbox', { name: 'Sauna 3' })).toBeVisible()
  await visitor.click(box)
  expect(chips()).toEqual(['Amenities: Whirlpool'])
  await wire.answer(anAnswer({ facets: { amenities: { 'Hot tub': 5, Sauna: 2 } } }))
  expect(await screen.findByRole('checkbox', { name: 'Sauna 2' })).toBeVisible()
  expect(box).toBeChecked()
})
