/** What a link says of the gallery that it belongs to. */
export interface Marked {
  /** Its gallery attribute. */
  readonly gallery: string | null
  readonly rel: string | null
}

/** Words that `rel` holds for browsers and search engines; they name no gallery. */
const LINK_TYPES = new Set(
  'alternate author bookmark external help license me next nofollow noopener noreferrer opener prev search sponsored tag ugc'.split(
    ' ',
  ),
)

/**
 * The name of a link's gallery: its gallery attribute, else its rel (spec 2.4).
 * @returns null where it names none.
 */
export function galleryName({ gallery, rel }: Marked): string | null {
  const named = gallery?.trim()
  if (named) return named
  const words = (rel ?? '')
    .split(/\s+/)
    .filter((word) => word && !LINK_TYPES.has(word.toLowerCase()))
  return words.join(' ') || null
}
