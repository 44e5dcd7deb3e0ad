import type { LightboxSettings } from '../../../src/gallery/config'
import { type ItemKind, itemKind } from '../../../src/gallery/itemKind'
import type { GalleryConfig } from '../config'

/** One link as an item of the gallery. */
export interface GalleryItem {
  readonly link: HTMLAnchorElement
  /** Markup of this site becomes an image when its response is one. */
  kind: ItemKind
  /** An absolute http or https URL. */
  readonly src: string
  /** Null until the image is measured. */
  size: Size | null
  /** Whether loading failed. */
  failed: boolean
  readonly alt: string
  /** The link's title, or the caption of its figure, as written: untrusted HTML or text. */
  readonly caption: string
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The item, or the reason why the link is not opened in the gallery. */
export type ItemResult = { readonly item: GalleryItem } | { readonly refused: string }

/** Reads a link as a gallery item. */
export function readItem(
  link: HTMLAnchorElement,
  config: GalleryConfig,
  { embeds }: LightboxSettings,
): ItemResult {
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
  const caption = captionOf(link)
  return { item: { link, kind, src: url.href, size, failed: false, alt: altOf(link), caption } }
}

/** The link's title (spec 2.4), else the caption in it or in the figure around it. */
function captionOf(link: HTMLAnchorElement): string {
  const title = link.getAttribute('title')?.trim()
  if (title) return title
  const caption =
    link.querySelector('figcaption') ?? link.closest('figure')?.querySelector(':scope > figcaption')
  return caption?.innerHTML.trim() ?? ''
}

/** The thumbnail's alternative text, or the link's text. */
function altOf(link: HTMLAnchorElement): string {
  return link.querySelector('img')?.getAttribute('alt') || (link.textContent ?? '').trim()
}
