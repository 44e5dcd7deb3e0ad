import { useId } from 'react'
import type { AmenityCategory } from '../../../src/facets/config/categories'
import { groupByCategory } from '../../../src/facets/config/groupByCategory'
import { facetFrame } from '../../shared/facets/facetFrame'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import type { FacetProps } from '../facet/facetProps'
import { FacetGroups } from '../facet/rows/FacetGroups'
import { useFacetItems } from '../facet/useFacetItems'
import { AmenityInfo } from './AmenityInfo'

/** The values of one field under their categories, all others last (spec 2.1, 3.12; design decision 25). */
export function AmenitiesFacet({ id, facet, answer }: FacetProps) {
  const translate = useTranslate()
  const { items, toggle, prefetch } = useFacetItems(id, facet, answer)
  const idPrefix = useId()
  const name = usePlainForm(id)?.nameOf(facet)
  if (items.length === 0) return null
  const labelId = (category: AmenityCategory | null) => `${idPrefix}${category?.id ?? ''}`
  const { current: Frame, Row } = facetFrame
  return (
    <Frame id={id} facet={facet} className="vitrine-amenities">
      <div className="vitrine-facet__list" tabIndex={-1}>
        {groupByCategory(items, facet.categories).map((group) => (
          <div
            key={group.category?.id ?? ''}
            className="vitrine-amenities__category"
            role="group"
            aria-labelledby={labelId(group.category)}
          >
            <div className="vitrine-amenities__head">
              <span id={labelId(group.category)} className="vitrine-amenities__label">
                {group.category?.label ?? translate('amenities.other')}
              </span>
              {group.category?.description && <AmenityInfo category={group.category} />}
            </div>
            <FacetGroups
              items={group.items}
              name={name}
              {...(Row && { Row })}
              toggle={toggle}
              prefetch={prefetch}
              translate={translate}
            />
          </div>
        ))}
      </div>
    </Frame>
  )
}
