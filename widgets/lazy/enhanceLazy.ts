import type { AppTools } from '../shared/entry/appTools'
import { onIntersect } from '../shared/lazy/onIntersect'
import type { LazyConfig } from './config'
import { findOtherLoader } from './findOtherLoader'
import { lazyFragment } from './lazyFragment'
import { lazyImage } from './lazyImage'
import { PLACEHOLDER_URL } from './lazySelectors'

/** Loads a picture or a part of the page when it is near the viewport (spec 4.11), unless another loader does. */
export function enhanceLazy(element: Element, _config: LazyConfig, app: AppTools): () => void {
  const url = element.getAttribute(PLACEHOLDER_URL)
  const lazy = url === null ? lazyImage(element) : lazyFragment(element, url, app)
  const hasOtherLoader = () => {
    const other = findOtherLoader(element, app.globalValue)
    if (other) app.diagnostics.warn(deferText(other))
    return other !== null
  }
  // Checked now, to warn at once, and again later: the other loader may start after us.
  if (hasOtherLoader()) return lazy.disconnect
  const stopObserving = onIntersect(element, () => {
    if (!hasOtherLoader()) lazy.load()
  })
  return () => {
    stopObserving()
    lazy.disconnect()
  }
}

function deferText(other: string): string {
  return `${other} loads pictures or parts of this page when they come near, so Vitrine leaves those to it. Take it out of the page and Vitrine loads them.`
}
