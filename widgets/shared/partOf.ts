import { ContentRefused } from '../../src/content/contentRefused'
import { findContent } from '../../src/content/contentSelector'
import type { FetchedContent } from '../../src/content/fetchedContent'
import { rebase } from './rebase'

/**
 * What of fetched markup is shown: of `/rules#house` what stands in the element of that id, of a whole page its
 * content, else all of it.
 * @throws ContentRefused where there is no such element, and for a whole page without its content: never is all of
 *   a page shown (design decision 42).
 */
export function partOf(fetched: FetchedContent, url: string): readonly ChildNode[] {
  const { nodes, isWholePage, selector } = fetched
  rebase(nodes, fetched.url)
  const id = idIn(url)
  if (id !== '') {
    const named = nodes.getElementById(id)
    if (!named) throw new ContentRefused(`${fetched.url} has no element with the id "${id}"`)
    return [...named.childNodes]
  }
  if (!isWholePage) return [...nodes.childNodes]
  const content = findContent(nodes, selector)
  if (!content) {
    throw new ContentRefused(
      `${fetched.url} is a whole page, whose content was not found by ${selector.replaceAll('\n', ', ')}; name it in the page settings' content_selector`,
    )
  }
  return [...content.childNodes]
}

function idIn(url: string): string {
  const hash = url.replace(/^[^#]*#?/, '')
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
