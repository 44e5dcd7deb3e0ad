/** Which gallery a link is in: a name, or the element that gathers its links. Null: it is alone. */
export type GalleryKey = string | object | null

/**
 * The links that open together with one, in their order on the page, itself among them.
 * @param keyOf a link's gallery
 */
export function membersOf<Link>(
  link: Link,
  links: readonly Link[],
  keyOf: (link: Link) => GalleryKey,
): readonly Link[] {
  const key = keyOf(link)
  const members = key === null ? [] : links.filter((one) => keyOf(one) === key)
  return members.includes(link) ? members : [link]
}
