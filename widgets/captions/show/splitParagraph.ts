import { isBlank } from './nodesBetween'

/**
 * Splits a paragraph at an element that is not allowed in one; an empty part is removed.
 * @returns a function that joins it again.
 */
export function splitParagraph(paragraph: HTMLElement, element: HTMLElement): () => void {
  const rest = paragraph.cloneNode() as HTMLElement
  rest.removeAttribute('id')
  while (element.nextSibling) rest.append(element.nextSibling)
  paragraph.after(element, rest)
  for (const part of [paragraph, rest]) if (isBlank(part.childNodes)) part.remove()
  return () => {
    element.before(paragraph)
    paragraph.append(element, ...rest.childNodes)
    rest.remove()
  }
}
