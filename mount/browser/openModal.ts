import { topModal } from '../../widgets/shared/overlay/layers'
import { findAll } from './page'

/**
 * The dialog that is open: what has to be seen, heard and reached meanwhile stands inside. It is the top one of
 * ours, or one of the page's own that lies over it. Null without one.
 */
export function openModal(): Element | null {
  const top = topModal()
  return findAll(document, 'dialog:modal').findLast((one) => !one.contains(top)) ?? top
}
