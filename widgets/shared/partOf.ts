import type { FetchedContent } from '../../src/content/fetchedContent'
import { rebase } from './rebase'

/**
 * What of fetched markup is shown: of `/rules#house` what stands in the element of that id, of a whole page
 * what stands in its main part, else all of it.
 */
export function partOf(fetched: FetchedContent, url: string): readonly ChildNode[] {
  const { nodes, isWholePage } = fetched
  rebase(nodes, fetched.url)
  const id = idIn(url)
  const named = id === '' ? null : nodes.getElementById(id)
  const part = named ?? (isWholePage ? nodes.querySelector('main, [role="main"]') : null)
  return [...(part ?? nodes).childNodes]
}

function idIn(url: string): string {
  const hash = url.replace(/^[^#]*#?/, '')
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
