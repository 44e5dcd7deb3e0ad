import { words } from '../index/words'
import type { QueryNode } from '../lucene/queryNode'
import { editDistance } from '../match/editDistance'
import { wildcardPattern } from '../match/wildcardPattern'

/** Words of a text that stand together, by the places of the first and the last of them. */
export type FoundRun = readonly [first: number, last: number]

/** Which words of a text a query looked for, in their order; runs may overlap. */
export type FoundWords = (text: readonly string[]) => readonly FoundRun[]

/** Finds the words of all parts of a query that are not forbidden; phrases only where they are whole. */
export function foundWords(node: QueryNode | null): FoundWords {
  const finders = node ? findersOf(node) : []
  return (text) => finders.flatMap((find) => find(text)).sort(([a], [b]) => a - b)
}

type Finder = FoundWords

function findersOf(node: QueryNode): readonly Finder[] {
  switch (node.kind) {
    case 'term': {
      const wanted = words(node.value)
      return [eachWord((word) => wanted.includes(word))]
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

function phrase(wanted: readonly string[]): Finder {
  if (wanted.length === 0) return () => []
  return (text) =>
    text.flatMap((_, place) =>
      wanted.every((word, offset) => text[place + offset] === word)
        ? [[place, place + wanted.length - 1] as const]
        : [],
    )
}
