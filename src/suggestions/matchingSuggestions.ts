import type { SuggestTerm } from './suggestTerm'

/** A word of the index, with the number of documents that contain it. */
export interface Suggestion {
  readonly value: string
  readonly count: number
}

/** The suggestions that the server returned for a term. */
export interface SuggestResult {
  readonly term: SuggestTerm
  readonly items: readonly Suggestion[]
}

/**
 * The suggestions of an older term that match the current one. Counts do not depend on the prefix, so an older
 * result stays correct while the earlier words are the same; it may be incomplete.
 */
export function matchingSuggestions(
  { term, items }: SuggestResult,
  current: SuggestTerm,
): readonly Suggestion[] {
  const { head, prefix } = current
  if (head !== term.head || !prefix.startsWith(term.prefix)) return []
  return items.filter(({ value }) => value.startsWith(prefix))
}
