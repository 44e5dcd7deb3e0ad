import { words } from '../index/words'
import type { QueryNode } from '../lucene/queryNode'
import { editDistance } from '../match/editDistance'
import { wildcardPattern } from '../match/wildcardPattern'

/** A run of matching words, by the positions of the first and the last. */
export type FoundRun = readonly [first: number, last: number]

/** Finds the words of a text that match the query, in order. Runs may overlap. */
export type FoundWords = (text: readonly string[]) => readonly FoundRun[]

/** Creates a finder for all clauses of a query that are not negative. Phrases match only whole. */
export function foundWords(node: QueryNode | null): FoundWords {
  const finders = node ? findersOf(node) : []
  return (text) => finders.flatMap((find) => find(text)).sort(([a], [b]) => a - b)
}

type Finder = FoundWords

function findersOf(node: QueryNode): readonly Finder[] {
  switch (node.kind) {
    case 'term': {
      const phraseWords = words(node.value)
      return [eachWord((word) => phraseWords.includes(word))]
    }
    case 'phrase':
      return [phrase(words(node.value))]
    case 'wildcard':
      return [eachWord(wildcardPattern(node.pattern.toLowerCase()))]
    case 'fuzzy':
      return [eachWord((word) => editDistance(word, node.value.toLowerCase(), node.edits) !== null)]
    case 'boosted':
      return findersOf(node.node)
    case 'boolean':
      return node.clauses
        .filter(({ occur }) => occur !== 'mustNot')
        .flatMap((clause) => findersOf(clause.node))
    default:
      return []
  }
}

function eachWord(isWanted: (word: string) => boolean): Finder {
  return (text) => text.flatMap((word, place) => (isWanted(word) ? [[place, place] as const] : []))
}

function phrase(phraseWords: readonly string[]): Finder {
  if (phraseWords.length === 0) return () => []
  return (text) =>
    text.flatMap((_, place) =>
      phraseWords.every((word, offset) => text[place + offset] === word)
        ? [[place, place + phraseWords.length - 1] as const]
        : [],
    )
}
