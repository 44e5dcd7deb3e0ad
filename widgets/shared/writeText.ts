/** Writes the only text of an element. A browser that translates the page puts elements in place of its texts. */
export function writeText(place: Element | null | undefined, text: string): void {
  const node = place?.firstChild
  // The text node itself changes: observers of added and removed nodes have nothing to do then.
  if (node instanceof Text) {
    if (node.data !== text) node.data = text
  } else if (place) place.textContent = text
}
