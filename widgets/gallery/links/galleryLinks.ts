import * as v from 'valibot'
import { galleryName } from '../../../src/gallery/galleryName'
import type { GalleryKey } from '../../../src/gallery/membersOf'
import { config, type GalleryConfig } from '../config'

/** The marked links and the elements that gather links, as they are mounted. */
const mounted = new Map<Element, GalleryConfig>()

/** Every link of the page that opens in a gallery. They are looked up when one is pressed: a later one belongs too. */
export const galleryLinks = {
  /** @returns the undo. */
  add(element: Element, config: GalleryConfig): () => void {
    mounted.set(element, config)
    return () => mounted.delete(element)
  },
  /** In the order of the page. */
  all(): readonly HTMLAnchorElement[] {
    const links = [...mounted].flatMap(([element, { links }]) =>
      isLink(element) ? [element] : [...element.querySelectorAll(links)].filter(isLink),
    )
    return [...new Set(links)].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  },
  /** What a link is mounted with, or says itself where an element gathers it; null for any other link. */
  configOf(link: HTMLAnchorElement): GalleryConfig | null {
    return mounted.get(link) ?? (gathering(link) && written(link))
  },
  /** Its gallery attribute, else its rel, else the element that gathers it (spec 2.4). */
  keyOf(link: HTMLAnchorElement): GalleryKey {
    const gallery = link.getAttribute('data-colorbox-gallery')
    return galleryName({ gallery, rel: link.getAttribute('rel') }) ?? gathering(link)
  },
}

function gathering(link: Element): Element | null {
  for (let at = link.parentElement; at; at = at.parentElement) {
    const links = mounted.get(at)?.links
    if (links !== undefined && link.matches(links)) return at
  }
  return null
}

/** A gathered link is no mount point: its options are read here, and what is wrong is left out. */
function written(link: HTMLAnchorElement): GalleryConfig {
  const options: Record<string, string> = {}
  for (const name of ['type', 'src', 'width', 'height']) {
    const value = link.getAttribute(`data-vitrine-${name}`)
    if (value !== null) options[name] = value
  }
  const read = v.safeParse(config, options)
  return read.success ? read.output : v.parse(config, {})
}

/** A link with an address, and not one in a drawing. */
export function isLink(element: Element): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href')
}
