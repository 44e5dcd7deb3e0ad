import { memo } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Template } from '../../../src/templates/template'
import type { Formats } from '../../../src/templates/values/format'
import {
  type HighlightTags,
  SOLR_HIGHLIGHT_TAGS,
} from '../../../src/templates/values/highlightParts'
import { renderTemplate } from '../templates/renderTemplate'
import type { Highlights } from './cardScope'

export interface CardProps {
  readonly doc: Doc
  readonly template: Template
  /** The document's snippets by field. */
  readonly highlighting?: Highlights | undefined
  readonly formats: Formats
  /** The tags around a match in a snippet; Solr's default without it. */
  readonly highlightTags?: HighlightTags | undefined
}

/** One result, rendered by the themer's template. */
export const Card = memo(function Card(props: CardProps) {
  const { doc, template, highlighting, formats, highlightTags = SOLR_HIGHLIGHT_TAGS } = props
  return renderTemplate(template)({ doc, item: undefined, highlighting, highlightTags, formats })
})
