import type { FetchedContent } from '../../../src/content/fetchedContent'

/** What is meant of an answer: the part that its address names, of a whole page its main part, else all. */
export function partOf({ nodes, isWholePage }: FetchedContent, src: string): Node {
  const id = decoded(new URL(src).hash.slice(1))
  const named = id ? nodes.querySelector(`#${CSS.escape(id)}`) : null
  return named ?? (isWholePage ? nodes.querySelector('main') : null) ?? nodes
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
