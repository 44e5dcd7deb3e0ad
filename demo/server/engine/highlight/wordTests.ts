import { words } from '../index/words'
import type { QueryNode } from '../lucene/queryNode'
import { wildcardPattern } from '../match/wildcardPattern'
import { withinEdits } from '../match/withinEdits'

/** Whether a word of a text is one that the query looked for. */
export type WordTest = (word: string) => boolean

/** The tests of all parts of a query that are not forbidden and look for words. */
export function wordTests(node: QueryNode): readonly WordTest[] {
  switch (node.kind) {
    case 'term':
    case 'phrase': {
      const wanted = words(node.value)
      return [(word) => wanted.includes(word)]
    }
    case 'wildcard':
      return [wildcardPattern(node.pattern.toLowerCase())]
    case 'fuzzy':
      return [(word) => withinEdits(word, node.value.toLowerCase(), node.edits) !== null]
    case 'boosted':
      return wordTests(node.node)
    case 'boolean':
      return node.clauses
        .filter(({ occur }) => occur !== 'mustNot')
        .flatMap((clause) => wordTests(clause.node))
    default:
      return []
  }
}
