import type { LightboxSettings } from '../../../src/gallery/config'
import { type ItemKind, itemKind } from '../../../src/gallery/itemKind'
import type { GalleryConfig } from '../config'

/** One link as the gallery shows it. */
export interface GalleryItem {
  readonly link: HTMLAnchorElement
  readonly kind: ItemKind
  /** An absolute http or https URL. */
  readonly src: string
  /** Null until it is measured. */
  size: Size | null
  /** Whether it could not be loaded. */
  failed: boolean
  readonly alt: string
  /** As the link has it: HTML, or anything. */
  readonly caption: string
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** An item, or why the link stays a link. */
export type ReadItem = { readonly item: GalleryItem } | { readonly refused: string }

/** Reads a link; what may not be shown leaves it the link that it is. */
export function readItem(
  link: HTMLAnchorElement,
  config: GalleryConfig,
  { embeds }: LightboxSettings,
): ReadItem {
  const src = config.src ?? link.getAttribute('href') ?? ''
  const url = URL.canParse(src, link.baseURI) ? new URL(src, link.baseURI) : null
  if (!url || !/^https?:$/.test(url.protocol)) {
    return {
      refused: `${JSON.stringify(src.slice(0, 200))} must be an http or https URL, or a relative one`,
    }
  }
  const { origin } = location
  const kind = config.type ?? itemKind({ url, mediaType: link.getAttribute('type'), origin })
  if (kind === 'embed' && url.origin !== origin && !embeds.includes(url.origin)) {
    return {
      refused: `${url.origin} is another site; list it in the page settings' lightbox.embeds to show it in the gallery`,
    }
  }
  const { width, height } = config
  const size = width && height ? { width, height } : null
  const caption = link.getAttribute('title')?.trim() ?? ''
  return { item: { link, kind, src: url.href, size, failed: false, alt: altOf(link), caption } }
}

/** What the thumbnail says, or the link. */
function altOf(link: HTMLAnchorElement): string {
  return link.querySelector('img')?.getAttribute('alt') || (link.textContent ?? '').trim()
}
