import type { AppTools } from '../shared/entry/appTools'
import { onIntersect } from '../shared/lazy/onIntersect'
import type { LazyConfig } from './config'
import { lazyFragment } from './lazyFragment'
import { lazyImage } from './lazyImage'
import { otherLoader } from './otherLoader'
import { PLACEHOLDER_URL } from './states'

/** Loads a picture or a part of the page once it is near (spec 4.11), unless somebody else does. */
export function enhanceLazy(element: Element, _config: LazyConfig, app: AppTools): () => void {
  const url = element.getAttribute(PLACEHOLDER_URL)
  const own = url === null ? lazyImage(element) : lazyFragment(element, url, app)
  const isOurs = () => {
    const other = otherLoader(element, app.globalValue)
    if (other) app.diagnostics.warn(stepsAside(other))
    return !other
  }
  // Told at once; but it may also come after us.
  if (!isOurs()) return own.undo
  const forget = onIntersect(element, () => {
    if (isOurs()) own.load()
  })
  return () => {
    forget()
    own.undo()
  }
}

function stepsAside(other: string): string {
  return `${other} loads pictures or parts of this page when they come near, so Vitrine leaves those to it. Take it out of the page and Vitrine loads them.`
}
