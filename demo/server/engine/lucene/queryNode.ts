/** How a clause counts in its boolean query. */
export type Occur = 'must' | 'should' | 'mustNot'

/** One part of a boolean query. */
export interface Clause {
  readonly occur: Occur
  readonly node: QueryNode
}

/** The ends of a range. Null is an open end (`*`). */
export interface Range {
  readonly min: string | null
  readonly max: string | null
  readonly includeMin: boolean
  readonly includeMax: boolean
}

/** A parsed query in Lucene's syntax. The field null means the default fields. */
export type QueryNode =
  | { readonly kind: 'all' }
  | { readonly kind: 'exists'; readonly field: string }
  | { readonly kind: 'term'; readonly field: string | null; readonly value: string }
  | {
      readonly kind: 'phrase'
      readonly field: string | null
      readonly value: string
      readonly slop: number
    }
  | {
      /** `*` and `?` match characters. A backslash escapes the next one. */
      readonly kind: 'wildcard'
      readonly field: string | null
      readonly pattern: string
    }
  | {
      readonly kind: 'fuzzy'
      readonly field: string | null
      readonly value: string
      readonly edits: number
    }
  | { readonly kind: 'range'; readonly field: string | null; readonly range: Range }
  | { readonly kind: 'boolean'; readonly clauses: readonly Clause[] }
  | { readonly kind: 'boosted'; readonly node: QueryNode; readonly factor: number }
