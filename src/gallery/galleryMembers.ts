/** A link's gallery: a name or a container element. Null: the link is alone. */
export type GalleryKey = string | object | null

/**
 * The links of a link's gallery in document order, the link itself included.
 * @param keyOf a link's gallery
 */
export function galleryMembers<Link>(
  link: Link,
  links: readonly Link[],
  keyOf: (link: Link) => GalleryKey,
): readonly Link[] {
  const key = keyOf(link)
  const members = key === null ? [] : links.filter((one) => keyOf(one) === key)
  return members.includes(link) ? members : [link]
}
