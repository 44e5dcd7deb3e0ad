import { findAll } from '../browser/dom'
import { MOUNT_POINTS, widgetNameOf } from './widgetNameOf'

/** Where we never look: inside our own roots and inside templates. */
const OURS = '[data-vitrine-root], [data-vitrine-template]'

/** The mount points in some parts of the page, the parts themselves included, in document order. */
export function findMountPoints(roots: readonly ParentNode[]): readonly Element[] {
  const found = new Set<Element>()
  for (const root of roots) {
    if (root instanceof Element && widgetNameOf(root) !== null) found.add(root)
    for (const element of findAll(root, MOUNT_POINTS)) found.add(element)
  }
  return [...found].filter((element) => !element.closest(OURS))
}
