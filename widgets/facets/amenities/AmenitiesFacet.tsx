import { useId } from 'react'
import type { AmenityCategory } from '../../../src/facets/config/categories'
import { groupByCategory } from '../../../src/facets/config/groupByCategory'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetGroups } from '../facet/FacetGroups'
import type { FacetProps } from '../facet/facetProps'
import { useFacet } from '../facet/useFacet'
import { AmenityInfo } from './AmenityInfo'

/** The values of one field under their categories, all others last (spec 2.1, 3.12; design decision 25). */
export function AmenitiesFacet({ id, facet, answer }: FacetProps) {
  const translate = useTranslate()
  const { items, ...verbs } = useFacet(id, facet, answer)
  const headings = useId()
  if (items.length === 0) return null
  const groups = groupByCategory(items, facet.categories)
  const heading = (category: AmenityCategory | null) => `${headings}${category?.id ?? ''}`
  return (
    <fieldset className="vitrine-facet vitrine-amenities" data-field={facet.field}>
      <legend className="vitrine-facet__title">{facet.label}</legend>
      <div className="vitrine-facet__list">
        {groups.map((group) => (
          <div
            key={group.category?.id ?? ''}
            className="vitrine-amenities__category"
            role="group"
            aria-labelledby={heading(group.category)}
          >
            <div className="vitrine-amenities__head">
              <span id={heading(group.category)} className="vitrine-amenities__label">
                {group.category?.label ?? translate('amenities.other')}
              </span>
              {group.category?.description && <AmenityInfo category={group.category} />}
            </div>
            <FacetGroups items={group.items} translate={translate} {...verbs} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}
