import { isCutOff } from '../../src/gallery/isCutOff'
import { membersOf } from '../../src/gallery/membersOf'
import { GALLERY_MESSAGES } from '../../src/gallery/messages'
import type { PageStore, PageTools } from '../shared/entry/widgetEntry'
import { createTranslate } from '../shared/languages/createTranslate'
import { frameConsent } from './links/frameConsent'
import { type GalleryItem, readItem } from './links/galleryItem'
import { galleryLinks } from './links/galleryLinks'
import { readLightbox } from './links/readLightbox'
import { stepsAside } from './links/stepsAside'
import type { OpenGallery } from './stage/openGallery'

/** The galleries that lie over the page. */
const open = new Set<OpenGallery>()
/** The link whose gallery is on its way. */
let opening: HTMLAnchorElement | null = null

const load = () => import('./stage/openGallery')

/** What happens when a gallery's link is pressed, or is about to be, or leaves the page. */
export function createPress(store: PageStore, tools: PageTools) {
  const { problems } = tools

  const itemOf = (link: HTMLAnchorElement): GalleryItem | null => {
    const config = galleryLinks.configOf(link)
    const read = config && readItem(link, config, readLightbox(tools))
    if (read && 'refused' in read) {
      problems.warn(`a link stays a link and is not shown in the gallery: ${read.refused}`, link)
    }
    return read && 'item' in read ? read.item : null
  }

  const show = async (pressed: GalleryItem) => {
    opening = pressed.link
    const isThere = () => galleryLinks.configOf(pressed.link) !== null
    try {
      const { openGallery } = await load()
      const members = () => membersOf(pressed.link, galleryLinks.all(), galleryLinks.keyOf)
      const items = members().flatMap((link) =>
        link === pressed.link ? [pressed] : (itemOf(link) ?? []),
      )
      const added = (known: readonly HTMLAnchorElement[]) =>
        members().flatMap((link) => (known.includes(link) ? [] : (itemOf(link) ?? [])))
      const translate = createTranslate(store.getState().settings, GALLERY_MESSAGES)
      const settings = readLightbox(tools)
      const first = pressed
      const consent = frameConsent(store)
      const gallery = await openGallery({
        items,
        added,
        first,
        settings,
        translate,
        consent,
        tools,
        isThere,
      })
      if (!gallery) return
      open.add(gallery)
      gallery.gone.then(() => open.delete(gallery))
    } catch (error) {
      problems.warn(`the gallery could not open, so its link is followed: ${String(error)}`)
      location.assign(pressed.link.href)
    } finally {
      if (opening === pressed.link) opening = null
    }
  }

  return {
    press(link: HTMLAnchorElement, event: MouseEvent): void {
      if (!isPlain(event) || link.hasAttribute('download')) return
      if (isCutOff(readLightbox(tools), screen.width) || stepsAside(tools)) return
      const item = itemOf(link)
      if (!item) return
      event.preventDefault()
      if (!opening || !galleryLinks.configOf(opening)) void show(item)
    },
    /** Fetches what opening needs, where it would open. A failure is told by the press. */
    foresee(): void {
      if (!isCutOff(readLightbox(tools), screen.width)) load().catch(() => {})
    },
    /** A gallery none of whose links is left closes. */
    leave(): void {
      for (const gallery of open) {
        if (!gallery.links().some((link) => galleryLinks.configOf(link))) gallery.abandon()
      }
    },
  }
}

/** Not one that asks for a new tab, or that somebody has answered. */
function isPlain(event: MouseEvent): boolean {
  const { button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented)
}
