/** How an item of a gallery is shown: a picture, markup of this site, or another site's page in a frame. */
export const ITEM_KINDS = ['image', 'html', 'embed'] as const
export type ItemKind = (typeof ITEM_KINDS)[number]

const PICTURE = /\.(?:apng|avif|bmp|gif|ico|jfif|jpe?g|png|svg|webp)$/i

/** What is known of a link before it is opened. */
export interface LinkSeen {
  /** What is to be shown: an absolute URL. */
  readonly url: URL
  /** Its `type` attribute: a media type. */
  readonly mediaType: string | null
  /** The page's own origin. */
  readonly origin: string
}

/** What a link leads to, where it does not say so itself: by its media type, its ending, and whose it is. */
export function itemKind({ url, mediaType, origin }: LinkSeen): ItemKind {
  if (mediaType?.trim()) return /^\s*image\//i.test(mediaType) ? 'image' : sitesOwn(url, origin)
  return PICTURE.test(url.pathname) ? 'image' : sitesOwn(url, origin)
}

function sitesOwn(url: URL, origin: string): ItemKind {
  return url.origin === origin ? 'html' : 'embed'
}
