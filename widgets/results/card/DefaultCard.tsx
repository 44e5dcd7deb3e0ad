import { memo } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { firstField } from '../../../src/templates/values/firstField'
import type { Formats } from '../../../src/templates/values/format'
import type { HighlightTags } from '../../../src/templates/values/highlightParts'
import { textOf } from '../../../src/templates/values/textOf'
import { TemplateWidget } from '../templates/TemplateWidget'
import type { Highlights } from './cardScope'
import { cardTeaser, cardText } from './cardText'

export interface DefaultCardProps {
  readonly doc: Doc
  readonly highlighting?: Highlights | undefined
  readonly formats: Formats
  readonly highlightTags?: HighlightTags | undefined
}

/** The card of a result without a themer's template: the usual fields, if the document has them. */
export const DefaultCard = memo(function DefaultCard(props: DefaultCardProps) {
  const { doc, formats } = props
  const picture = attributeValue('src', firstField(doc, ['image', 'images', 'image_url']).value)
  const url = attributeValue('href', firstField(doc, ['url', 'path']).value)
  const title = cardText(props, ['title', 'label', 'name']) ?? doc.id
  const teaser = cardTeaser(props)
  const place = cardText(props, ['location', 'city'])
  // Both are there where something is near.
  const distance = typeof doc['distance_km'] === 'number' ? textOf(doc['distance']) : ''
  const price = firstField(doc, ['price']).value
  return (
    <article className="vitrine-card">
      {picture && (
        <div className="vitrine-card__media">
          <img data-src={picture} alt="" decoding="async" />
        </div>
      )}
      <div className="vitrine-card__body">
        <h3 className="vitrine-card__title">{url ? <a href={url}>{title}</a> : title}</h3>
        {(place || distance) && (
          <p className="vitrine-card__meta">
            {place}
            {place && distance && ' · '}
            {distance}
          </p>
        )}
        {teaser && <p className="vitrine-card__text">{teaser}</p>}
        {typeof price === 'number' && (
          <p className="vitrine-card__price">{formats.currency(price)}</p>
        )}
        <TemplateWidget name="flag" attributes={NO_ATTRIBUTES} doc={doc} />
      </div>
    </article>
  )
})

const NO_ATTRIBUTES = {}
