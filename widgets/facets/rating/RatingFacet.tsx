import { useId } from 'react'
import { RATING_MESSAGES } from '../../../src/facets/rating/messages'
import { starsOf } from '../../../src/facets/rating/rating'
import { usePlainForm } from '../../shared/history/usePlainForm'
import { useTranslate } from '../../shared/languages/useTranslate'
import { AnyRow } from '../choices/AnyRow'
import { FacetFrame } from '../choices/FacetFrame'
import type { FacetProps } from '../facet/facetProps'
import { Stars } from './Stars'
import { useRating } from './useRating'

/** Radios that ask for at least some stars. The text says what the stars show. */
export function RatingFacet(props: FacetProps) {
  const { id, facet } = props
  const translate = useTranslate(RATING_MESSAGES)
  const count = useTranslate()
  const { items, isChosen, choose, prefetch } = useRating(props)
  const radio = useId()
  const name = usePlainForm(id)?.nameOf(facet) ?? radio
  if (items.length === 0) return null
  return (
    <FacetFrame id={id} facet={facet} className="vitrine-rating">
      <AnyRow name={name} checked={!isChosen} choose={() => choose(null)} />
      {items.map(({ step, count: n, active }) => (
        <label key={step} className="vitrine-facet__item" {...prefetch?.(step)}>
          <input
            className="vitrine-facet__check"
            type="radio"
            name={name}
            value={`${step}..`}
            checked={active}
            onChange={() => choose(step)}
          />
          <span className="vitrine-facet__value vitrine-rating__value">
            <Stars filled={step} max={starsOf(facet)} />{' '}
            <span className="vitrine-rating__text">{translate('rating.atLeast', { n: step })}</span>
          </span>{' '}
          <span className="vitrine-facet__count">{count('facet.count', { n })}</span>
        </label>
      ))}
    </FacetFrame>
  )
}
