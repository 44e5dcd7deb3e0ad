import { memo, use, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { RootState } from '../../../slices/root'
import { BADGES, badgeOf } from '../../../src/results/listing/badgeOf'
import { FACTS, factsOf } from '../../../src/results/listing/factsOf'
import { LISTING_MESSAGES } from '../../../src/results/listing/messages'
import { picturesOf } from '../../../src/results/listing/picturesOf'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { firstField } from '../../../src/templates/values/firstField'
import { textOf } from '../../../src/templates/values/textOf'
import type { TemplateProps } from '../../shared/entry/widgetProps'
import { useTranslate } from '../../shared/languages/useTranslate'
import { cardTeaser, cardText } from '../card/cardText'
import { TemplateWidget } from '../templates/TemplateWidget'
import { CardOptionsContext } from './cardOptions'
import { Pictures } from './Pictures'

/** The card of a listing: its pictures with the flag on them, rating, facts and price, where the document has them. */
export const ListingCard = memo(function ListingCard(props: TemplateProps) {
  const { doc, formats } = props
  const options = use(CardOptionsContext)
  const translate = useTranslate(LISTING_MESSAGES)
  const locale = useSelector((state: RootState) => state.settings.locale)
  const pictures = useMemo(() => picturesOf(doc), [doc])
  const url = attributeValue('href', firstField(doc, ['url', 'path']).value)
  const name = textOf(firstField(doc, ['title', 'label', 'name']).value) || doc.id
  const title = cardText(props, ['title', 'label', 'name']) ?? name
  const badge = badgeOf(doc, options.badge ?? BADGES, translate)
  const rating = firstField(doc, ['rating']).value
  const facts = factsOf(doc, options.facts ?? FACTS, { translate, locale })
  const place = cardText(props, ['location', 'city'])
  // Both are there where something is near.
  const distance = typeof doc['distance_km'] === 'number' ? textOf(doc['distance']) : ''
  const isWhole = options.card === 'listing'
  const teaser = isWhole && cardTeaser(props)
  const price = firstField(doc, ['price']).value
  return (
    <article
      className={`vitrine-card ${isWhole ? 'vitrine-card--listing' : 'vitrine-card--compact'}`}
    >
      <Pictures
        pictures={isWhole ? pictures : pictures.slice(0, 1)}
        keepsPlace={options.hasPictures}
        url={url}
        title={name}
        translate={translate}
      >
        <div className="vitrine-card__body">
          <div className="vitrine-card__head">
            <h3 className="vitrine-card__title">{url ? <a href={url}>{title}</a> : title}</h3>
            {typeof rating === 'number' && (
              <span className="vitrine-card__rating">
                <span className="vitrine-hidden">{translate('card.rating')} </span>
                {formats.number(rating, 1)}
              </span>
            )}
          </div>
          {badge && <p className="vitrine-card__badge">{badge}</p>}
          {(place || distance) && (
            <p className="vitrine-card__meta">
              {place}
              {place && distance && ' · '}
              {distance}
            </p>
          )}
          {facts.length > 0 && <p className="vitrine-card__facts">{facts.join(' · ')}</p>}
          {teaser && <p className="vitrine-card__text">{teaser}</p>}
          {typeof price === 'number' && (
            <p className="vitrine-card__price">
              {formats.currency(price)}
              {options.price_unit && (
                <>
                  {' '}
                  <bdi className="vitrine-card__unit">{options.price_unit}</bdi>
                </>
              )}
            </p>
          )}
          <TemplateWidget name="flag" attributes={NO_ATTRIBUTES} doc={doc} />
        </div>
      </Pictures>
    </article>
  )
})

const NO_ATTRIBUTES = {}
