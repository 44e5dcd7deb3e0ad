import { NAMED_MARKUP } from '../../src/contract/namedMarkup'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'

/** Everything that may be a mount point. */
export const MOUNT_POINTS = ['[data-vitrine]', ...NAMED_MARKUP.map(([selector]) => selector)].join()

/** The widget that mounts on an element: the one that it names, or that its markup stands for. Null for none. */
export function widgetNameOf(element: Element): string | null {
  return (
    attributeOf(element, 'data-vitrine') ??
    NAMED_MARKUP.find(([selector]) => unclobbered.matches(element, selector))?.[1] ??
    null
  )
}
