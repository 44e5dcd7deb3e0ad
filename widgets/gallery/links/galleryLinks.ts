import * as v from 'valibot'
import type { GalleryKey } from '../../../src/gallery/galleryMembers'
import { galleryName } from '../../../src/gallery/galleryName'
import { config, type GalleryConfig } from '../config'

/** The mounted links and container elements with their options. */
const mounted = new Map<Element, GalleryConfig>()

/** The page's gallery links. They are looked up at each click, so that links added later count too. */
export const galleryLinks = {
  /** @returns a function that removes the element. */
  add(element: Element, config: GalleryConfig): () => void {
    mounted.set(element, config)
    return () => mounted.delete(element)
  },
  /** All gallery links, in document order. */
  all(): readonly HTMLAnchorElement[] {
    const links = [...mounted].flatMap(([element, { links }]) =>
      isLink(element) ? [element] : [...element.querySelectorAll(links)].filter(isLink),
    )
    return [...new Set(links)].sort((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
  },
  /** A link's options: as mounted, or its own attributes inside a container; null for any other link. */
  configOf(link: HTMLAnchorElement): GalleryConfig | null {
    return mounted.get(link) ?? (containerOf(link) && readLinkOptions(link))
  },
  /** A link's gallery: its gallery attribute, else its rel, else its container (spec 2.4). */
  keyOf(link: HTMLAnchorElement): GalleryKey {
    const gallery = link.getAttribute('data-colorbox-gallery')
    return galleryName({ gallery, rel: link.getAttribute('rel') }) ?? containerOf(link)
  },
}

function containerOf(link: Element): Element | null {
  for (let at = link.parentElement; at; at = at.parentElement) {
    const links = mounted.get(at)?.links
    if (links !== undefined && link.matches(links)) return at
  }
  return null
}

/** Reads the options of a link inside a container; invalid options fall back to the defaults. */
function readLinkOptions(link: HTMLAnchorElement): GalleryConfig {
  const options: Record<string, string> = {}
  for (const name of ['type', 'src', 'width', 'height']) {
    const value = link.getAttribute(`data-vitrine-${name}`)
    if (value !== null) options[name] = value
  }
  const read = v.safeParse(config, options)
  return read.success ? read.output : v.parse(config, {})
}

/** Whether an element is an HTML link with an address; SVG links do not count. */
export function isLink(element: Element): element is HTMLAnchorElement {
  return element instanceof HTMLAnchorElement && element.hasAttribute('href')
}
