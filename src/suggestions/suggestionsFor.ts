import type { SuggestTerm } from './suggestTerm'

/** A word of the index, and how many documents have it. */
export interface Suggestion {
  readonly value: string
  readonly count: number
}

/** What was found for one term. */
export interface Suggested {
  readonly term: SuggestTerm
  readonly items: readonly Suggestion[]
}

/**
 * Those that still hold for a term that was typed on: counts do not depend on the prefix, so an older
 * answer is right for as long as the earlier words are the same, if not complete.
 */
export function suggestionsFor(
  { term, items }: Suggested,
  now: SuggestTerm,
): readonly Suggestion[] {
  if (now.head !== term.head || !now.prefix.startsWith(term.prefix)) return []
  const { prefix } = now
  return items.filter(({ value }) => value.startsWith(prefix))
}
