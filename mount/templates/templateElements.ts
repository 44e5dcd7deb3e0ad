import { ATTRIBUTES } from '../../src/contract/attributes'
import { unclobbered } from '../browser/unclobbered'

const TEMPLATE = `[${ATTRIBUTES.template}]`
const MOUNT_POINT = `[${ATTRIBUTES.widget}]`

/** The elements with data-vitrine-template whose nearest mount point is this one, outermost only. */
export function templateElements(root: Element): readonly Element[] {
  return [...root.querySelectorAll(TEMPLATE)].filter((element) => {
    const parent = unclobbered.parentElement(element)
    if (!parent || element === root) return false
    const mountPoint = parent.closest(MOUNT_POINT)
    if (mountPoint !== root && mountPoint !== null && root.contains(mountPoint)) return false
    const outer = parent.closest(TEMPLATE)
    return outer === null || !root.contains(outer) || outer === root
  })
}
