import { facetWidgetNamed } from '../../src/contract/widgets'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/** The `facets` widget that lists a facet's mount point, since it stands in it; null for none. */
export function facetListAround(element: Element): Element | null {
  if (!facetWidgetNamed(attributeOf(element, 'data-vitrine'))) return null
  const search = attributeOf(element, 'data-vitrine-for')
  for (let at = unclobbered.parentElement(element); at; at = unclobbered.parentElement(at)) {
    if (attributeOf(at, 'data-vitrine') !== 'facets') continue
    return search === null || search === attributeOf(at, 'data-vitrine-for') ? at : null
  }
  return null
}
