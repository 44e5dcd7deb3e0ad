import type { PageStore, PageTools } from '../shared/entry/widgetEntry'
import type { GalleryConfig } from './config'
import { createPress } from './createPress'
import { foresee } from './links/foresee'
import { galleryLinks, isLink } from './links/galleryLinks'
import { stepsAside } from './links/stepsAside'

/**
 * Opens marked links in a gallery (spec 2.4): a link itself, or those that an element gathers. They stay what
 * they are for a visitor who wants a new tab, on devices that are cut off, and where we may not show them.
 */
export function enhanceGallery(
  element: Element,
  config: GalleryConfig,
  store: PageStore,
  tools: PageTools,
): () => void {
  if (!isSelector(config.links)) {
    const links = JSON.stringify(config.links)
    tools.problems.warn(
      `gallery: links must be a CSS selector, got ${links}; no link opens.`,
      element,
    )
    return () => {}
  }
  // Said when the page is looked at, not only when a link is pressed.
  stepsAside(tools)
  const forget = galleryLinks.add(element, config)
  const press = createPress(store, tools)
  const pressed = (event: Event) => {
    const link = linkAt(event.target, element)
    if (link && event instanceof MouseEvent) press.press(link, event)
  }
  const stop = foresee(element, (target) => {
    if (linkAt(target, element)) press.foresee()
  })
  element.addEventListener('click', pressed)
  return () => {
    element.removeEventListener('click', pressed)
    stop()
    forget()
    press.leave()
  }
}

/** The gallery link that was meant, inside an element or itself. */
function linkAt(target: EventTarget | null, element: Element): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || !isLink(link) || !element.contains(link)) return null
  return galleryLinks.configOf(link) ? link : null
}

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text)
    return true
  } catch {
    return false
  }
}
