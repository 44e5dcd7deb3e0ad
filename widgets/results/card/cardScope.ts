import type { Doc } from '../../../src/solr/response/searchResponse'
import type { Formats } from '../../../src/templates/values/format'
import type { HighlightTags } from '../../../src/templates/values/highlightParts'

/** A document's snippets by field. */
export type Highlights = Readonly<Record<string, readonly string[]>>

/** The values that a template reads: one document, and inside data-vitrine-each one item. */
export interface CardScope {
  readonly doc: Doc
  readonly item: unknown
  readonly highlighting: Highlights | undefined
  readonly highlightTags: HighlightTags
  readonly formats: Formats
}
