import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Formats } from '../../../src/templates/values/format'
import type { HighlightMarks } from '../../../src/templates/values/highlightParts'

/** One document's snippets by field. */
export type Highlights = Readonly<Record<string, readonly string[]>>

/** What a template is rendered with: one document, and inside data-vitrine-each one item. */
export interface CardScope {
  readonly doc: Doc
  readonly item: unknown
  readonly highlighting: Highlights | undefined
  readonly marks: HighlightMarks
  readonly formats: Formats
}
