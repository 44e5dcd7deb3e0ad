import { useMemo } from 'react'
import { nearOptionsOf } from '../../../src/facets/near/config'
import { NEAR_MESSAGES } from '../../../src/facets/near/messages'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { FacetFrame } from '../choices/FacetFrame'
import { facetCounts } from '../facet/facetCounts'
import type { FacetProps } from '../facet/facetProps'
import { NearCenter } from './NearCenter'
import { NearRadius } from './NearRadius'
import { placesOf } from './placesOf'
import { useNear } from './useNear'
import { useNewNames } from './useNewNames'

/** The places within a distance of the visitor, or of a place that they choose by its name. */
export function NearFacet({ id, facet, answer }: FacetProps) {
  const options = nearOptionsOf(facet)
  const translate = useTranslate(NEAR_MESSAGES)
  const name = usePlainForm(id)?.nameOf(facet)
  const near = useNear(id, facet.field, options)
  const { placesField } = options
  const places = useMemo(
    () => placesOf(options, placesField === null ? undefined : facetCounts(answer, placesField)),
    [options, placesField, answer],
  )
  useNewNames(near.circle, places)
  const label = facet.label === facet.field ? translate('near.label') : facet.label
  return (
    <FacetFrame id={id} facet={{ ...facet, label }} className="vitrine-near">
      <NearCenter
        near={near}
        label={label}
        places={places}
        canLocate={options.locate}
        name={name}
        translate={translate}
      />
      <NearRadius near={near} options={options} name={name} translate={translate} />
    </FacetFrame>
  )
}
