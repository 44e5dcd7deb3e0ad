import { memo } from 'react'
import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Template } from '../../../src/templates/template'
import type { Formats } from '../../../src/templates/values/format'
import { type HighlightMarks, SOLR_MARKS } from '../../../src/templates/values/highlightParts'
import { renderTemplate } from '../templates/renderTemplate'
import type { Highlights } from './cardScope'

export interface CardProps {
  readonly doc: Doc
  readonly template: Template
  /** This document's snippets, by field. */
  readonly highlighting?: Highlights | undefined
  readonly formats: Formats
  /** What Solr puts around a hit in a snippet. */
  readonly marks?: HighlightMarks | undefined
}

/** One result as the themer's template says, and nothing around it. */
export const Card = memo(function Card(props: CardProps) {
  const { doc, template, highlighting, formats, marks = SOLR_MARKS } = props
  return renderTemplate(template)({ doc, item: undefined, highlighting, marks, formats })
})
