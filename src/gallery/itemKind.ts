/** How an item is shown: an image, markup of this site, or another site's page in a frame. */
export const ITEM_KINDS = ['image', 'html', 'embed'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

const PICTURE = /\.(?:apng|avif|bmp|gif|ico|jfif|jpe?g|png|svg|webp)$/i

/** What is known about a link before it is opened. */
export interface LinkTarget {
  /** The URL to show. */
  readonly url: URL
  /** Its `type` attribute: a media type. */
  readonly mediaType: string | null
  /** The page's own origin. */
  readonly origin: string
}

/** The kind of a link's target by its media type, its file extension and its origin. */
export function itemKind({ url, mediaType, origin }: LinkTarget): ItemKind {
  if (mediaType?.trim()) return isImage(mediaType) ? 'image' : htmlOrEmbed(url, origin)
  return PICTURE.test(url.pathname) ? 'image' : htmlOrEmbed(url, origin)
}

/** Whether a media type is an image's. */
export function isImage(mediaType: string): boolean {
  return /^\s*image\//i.test(mediaType)
}

function htmlOrEmbed(url: URL, origin: string): ItemKind {
  return url.origin === origin ? 'html' : 'embed'
}
