import { render } from '@testing-library/react'
import { createElement } from 'react'
import { FacetGroups } from '../../../../widgets/facets/facet/rows/FacetGroups'

const toggle = () => {}
const translate = (_: string, values?: object) => Object.values(values ?? {}).join()

const list = (count: number, active: boolean) =>
  createElement(FacetGroups, { items: [{ facet: 'Bern', count, active }], toggle, translate })

it('shows the count of now when a value is ticked with an answer that has its first count', () => {
  const { container, rerender } = render(list(1, false))
  const shown = () => container.querySelector('.vitrine-facet__count')?.textContent
  // React knows of the first count alone: the second one is written by hand.
  rerender(list(2, false))
  expect(shown()).toBe('2')
  rerender(list(1, true))
  expect(shown()).toBe('1')
})
