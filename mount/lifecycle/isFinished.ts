import { isLoading } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'
import { isOurs } from './isOurs'

/**
 * Whether the parser has finished an element: something of the page follows it or one of its ancestors, or the
 * document is no longer loading (design decision 34).
 */
export function isFinished(element: Element): boolean {
  if (!isLoading()) return true
  for (let at: Element | null = element; at; at = unclobbered.parentElement(at)) {
    let next = unclobbered.nextSibling(at)
    while (next && isOurs(next)) next = unclobbered.nextSibling(next)
    if (next) return true
  }
  return false
}
