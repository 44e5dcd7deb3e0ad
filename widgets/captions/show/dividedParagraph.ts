import { isBlank } from './between'

/**
 * Divides a paragraph at an element in it that may not stand in one; a part in which nothing is left is no part.
 * @returns what joins it again.
 */
export function dividedParagraph(paragraph: HTMLElement, element: HTMLElement): () => void {
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
