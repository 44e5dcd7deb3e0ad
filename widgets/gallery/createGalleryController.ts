import { galleryMembers } from '../../src/gallery/galleryMembers'
import { isSkippedOnMobile } from '../../src/gallery/isSkippedOnMobile'
import { GALLERY_MESSAGES } from '../../src/gallery/messages'
import type { AppTools } from '../shared/entry/appTools'
import { createTranslate } from '../shared/languages/createTranslate'
import { withStyles } from '../shared/lazy/loadStyles'
import { createFrameConsent } from './links/createFrameConsent'
import { type GalleryItem, readItem } from './links/galleryItem'
import { galleryLinks } from './links/galleryLinks'
import { isGalleryDisabled } from './links/isGalleryDisabled'
import { readLightbox } from './links/readLightbox'
import type { OpenGallery } from './viewer/openGallery'

/** The galleries that are open. */
const open = new Set<OpenGallery>()
/** The link whose gallery is being loaded. */
let opening: HTMLAnchorElement | null = null

const load = () => withStyles('surfaces gallery', import('./viewer/openGallery'))

/** Opens a gallery on a click, preloads it before a likely click, and closes it when its links are gone. */
export function createGalleryController(app: AppTools) {
  const { diagnostics, store } = app

  const itemOf = (link: HTMLAnchorElement): GalleryItem | null => {
    const config = galleryLinks.configOf(link)
    const read = config && readItem(link, config, readLightbox(app))
    if (read && 'refused' in read) {
      diagnostics.warn(`a link is not opened in the gallery: ${read.refused}`, link)
    }
    return read && 'item' in read ? read.item : null
  }

  const show = async (pressed: GalleryItem) => {
    opening = pressed.link
    const isMounted = () => galleryLinks.configOf(pressed.link) !== null
    try {
      const { openGallery } = await load()
      const members = () => galleryMembers(pressed.link, galleryLinks.all(), galleryLinks.keyOf)
      const items = members().flatMap((link) =>
        link === pressed.link ? [pressed] : (itemOf(link) ?? []),
      )
      const added = (known: readonly HTMLAnchorElement[]) =>
        members().flatMap((link) => (known.includes(link) ? [] : (itemOf(link) ?? [])))
      const translate = createTranslate(store.getState().settings, GALLERY_MESSAGES)
      const settings = readLightbox(app)
      const first = pressed
      const consent = createFrameConsent(store)
      const gallery = await openGallery({
        items,
        added,
        first,
        settings,
        translate,
        consent,
        app,
        isMounted,
      })
      if (!gallery) return
      open.add(gallery)
      gallery.closed.then(() => open.delete(gallery))
    } catch (error) {
      diagnostics.warn(
        `the gallery could not open, so the browser follows the link: ${String(error)}`,
      )
      location.assign(pressed.link.href)
    } finally {
      if (opening === pressed.link) opening = null
    }
  }

  return {
    handleClick(link: HTMLAnchorElement, event: MouseEvent): void {
      if (!isPlainClick(event) || link.hasAttribute('download')) return
      if (isSkippedOnMobile(readLightbox(app), screen.width) || isGalleryDisabled(app)) return
      const item = itemOf(link)
      if (!item) return
      event.preventDefault()
      if (!opening || !galleryLinks.configOf(opening)) void show(item)
    },
    /** Loads the code that opening needs. A failure is reported by the click. */
    preload(): void {
      if (!isSkippedOnMobile(readLightbox(app), screen.width)) load().catch(() => {})
    },
    /** Closes each open gallery whose links have all left the page. */
    closeOrphaned(): void {
      for (const gallery of open) {
        if (!gallery.links().some((link) => galleryLinks.configOf(link))) gallery.closeNow()
      }
    },
  }
}

/** Whether a click is not handled yet and does not ask for a new tab. */
function isPlainClick(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
