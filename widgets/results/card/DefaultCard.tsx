import { memo, type ReactNode } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import { attributeValue } from '../../../src/templates/values/attributeValue'
import { firstField } from '../../../src/templates/values/firstField'
import type { Formats } from '../../../src/templates/values/format'
import { type HighlightMarks, SOLR_MARKS } from '../../../src/templates/values/highlightParts'
import { plainText } from '../../../src/templates/values/plainText'
import { textOf } from '../../../src/templates/values/textOf'
import { highlightNodes } from '../templates/highlightNodes'
import { TemplateWidget } from '../templates/TemplateWidget'
import type { CardScope, Highlights } from './cardScope'

export interface DefaultCardProps {
  readonly doc: Doc
  readonly highlighting?: Highlights | undefined
  readonly formats: Formats
  readonly marks?: HighlightMarks | undefined
}

/** What a result looks like where the themer wrote no template: the usual fields, if they are there. */
export const DefaultCard = memo(function DefaultCard(props: DefaultCardProps) {
  const { doc, formats } = props
  const picture = attributeValue('src', firstField(doc, ['image', 'images', 'image_url']).value)
  const url = attributeValue('href', firstField(doc, ['url', 'path']).value)
  const title = text(props, ['title', 'label', 'name']) ?? doc.id
  const { field, value } = firstField(doc, ['teaser', 'description', 'summary'])
  const teaser = highlighted(props, field, withoutTags) ?? plainText(textOf(value))
  const place = text(props, ['location', 'city'])
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
        {place && <p className="vitrine-card__meta">{place}</p>}
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
  taken = asItStands,
): ReactNode {
  const { doc, highlighting = {}, formats, marks = SOLR_MARKS } = props
  const snippets =
    field !== undefined && Object.hasOwn(highlighting, field) ? highlighting[field] : undefined
  if (field === undefined || !snippets) return null
  const path = { text: field, from: 'document', keys: field } as const
  const scope = { doc, item: undefined, formats }
  return highlightNodes(path, { ...scope, ...taken(field, snippets, marks) })
}

type Snippets = Pick<CardScope, 'highlighting' | 'marks'>

function asItStands(field: string, snippets: readonly string[], marks: HighlightMarks): Snippets {
  return { highlighting: { [field]: snippets }, marks }
}

/** A teaser may be HTML, and the default card shows its text: the marks are kept past that, as characters of no text. */
function withoutTags(field: string, snippets: readonly string[], marks: HighlightMarks): Snippets {
  const own: HighlightMarks = { pre: '\ue000', post: '\ue001' }
  const plain = snippets.map((snippet) =>
    plainText(snippet.replaceAll(marks.pre, own.pre).replaceAll(marks.post, own.post)),
  )
  return { highlighting: { [field]: plain }, marks: own }
}
