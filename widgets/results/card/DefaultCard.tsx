import { memo, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { firstField } from '../../../src/templates/values/firstField'
import type { Formats } from '../../../src/templates/values/format'
import {
  type HighlightTags,
  SOLR_HIGHLIGHT_TAGS,
} from '../../../src/templates/values/highlightParts'
import { plainText } from '../../../src/templates/values/plainText'
import { textOf } from '../../../src/templates/values/textOf'
import { highlightNodes } from '../templates/highlightNodes'
import { TemplateWidget } from '../templates/TemplateWidget'
import type { CardScope, Highlights } from './cardScope'

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
  const title = text(props, ['title', 'label', 'name']) ?? doc.id
  const { field, value } = firstField(doc, ['teaser', 'description', 'summary'])
  const teaser = highlighted(props, field, withoutTags) ?? plainText(textOf(value))
  const place = text(props, ['location', 'city'])
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

function text(props: DefaultCardProps, fields: readonly string[]): ReactNode {
  const { field, value } = firstField(props.doc, fields)
  return highlighted(props, field) ?? (textOf(value) || null)
}

function highlighted(
  props: DefaultCardProps,
  field: string | undefined,
  prepareSnippets = unchanged,
): ReactNode {
  const { doc, highlighting = {}, formats, highlightTags = SOLR_HIGHLIGHT_TAGS } = props
  const snippets =
    field !== undefined && Object.hasOwn(highlighting, field) ? highlighting[field] : undefined
  if (field === undefined || !snippets) return null
  const path = { text: field, from: 'document', keys: field } as const
  const scope = { doc, item: undefined, formats }
  return highlightNodes(path, { ...scope, ...prepareSnippets(field, snippets, highlightTags) })
}

type Snippets = Pick<CardScope, 'highlighting' | 'highlightTags'>

function unchanged(
  field: string,
  snippets: readonly string[],
  highlightTags: HighlightTags,
): Snippets {
  return { highlighting: { [field]: snippets }, highlightTags }
}

/** Removes the HTML of a teaser; private-use characters replace the highlight tags meanwhile, so that they stay. */
function withoutTags(
  field: string,
  snippets: readonly string[],
  highlightTags: HighlightTags,
): Snippets {
  const placeholders: HighlightTags = { pre: '\ue000', post: '\ue001' }
  const plain = snippets.map((snippet) =>
    plainText(
      snippet
        .replaceAll(highlightTags.pre, placeholders.pre)
        .replaceAll(highlightTags.post, placeholders.post),
    ),
  )
  return { highlighting: { [field]: plain }, highlightTags: placeholders }
}
