/* Past an element named "title", which stands in front of the document's property. */
const title = Object.getOwnPropertyDescriptor(Document.prototype, 'title')

export const readTitle = (): string => String(title?.get?.call(document))

export const writeTitle = (text: string): void => title?.set?.call(document, text)
