import type { AppTools } from '../shared/entry/appTools'
import type { GalleryConfig } from './config'
import { createGalleryController } from './createGalleryController'
import { galleryLinks, isLink } from './links/galleryLinks'
import { isGalleryDisabled } from './links/isGalleryDisabled'
import { onIntent } from './links/onIntent'

/**
 * Opens marked links in a gallery (spec 2.4): one link, or the links inside an element. A modified click, a
 * device that skips the gallery and a refused item keep the plain link.
 */
export function enhanceGallery(element: Element, config: GalleryConfig, app: AppTools): () => void {
  if (!isSelector(config.links)) {
    const links = JSON.stringify(config.links)
    app.diagnostics.warn(
      `gallery: links must be a CSS selector, got ${links}; no link opens.`,
      element,
    )
    return () => {}
  }
  if (element.localName !== 'a' && ![...element.querySelectorAll(config.links)].some(isLink)) {
    app.diagnostics.warn(
      `gallery: no link in it opens, since none is "${config.links}". Mark links so, or set links.`,
      element,
    )
  }
  // Reports a reason when the page loads, not only at the first click.
  isGalleryDisabled(app)
  const removeLinks = galleryLinks.add(element, config)
  const controller = createGalleryController(app)
  const onClick = (event: Event) => {
    const link = linkAt(event.target, element)
    if (link && event instanceof MouseEvent) controller.handleClick(link, event)
  }
  const stopIntent = onIntent(element, (target) => {
    if (linkAt(target, element)) controller.preload()
  })
  element.addEventListener('click', onClick)
  return () => {
    element.removeEventListener('click', onClick)
    stopIntent()
    removeLinks()
    controller.closeOrphaned()
  }
}

/** The gallery link that an event's target is in, or null. */
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
