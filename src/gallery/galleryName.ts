/** The attributes of a link that name its gallery. */
export interface GalleryLinkAttributes {
  /** The value of `data-colorbox-gallery`. */
  readonly gallery: string | null
  readonly rel: string | null
}

/** Link types of HTML; in `rel` they do not name a gallery. */
const LINK_TYPES = new Set(
  'alternate author bookmark external help license me next nofollow noopener noreferrer opener prev search sponsored tag ugc'.split(
    ' ',
  ),
)

/**
 * The name of a link's gallery: its gallery attribute, else its rel (spec 2.4).
 * @returns null when the link names none.
 */
export function galleryName({ gallery, rel }: GalleryLinkAttributes): string | null {
  const named = gallery?.trim()
  if (named) return named
  const words = (rel ?? '')
    .split(/\s+/)
    .filter((word) => word && !LINK_TYPES.has(word.toLowerCase()))
  return words.join(' ') || null
}
