/** A text in HTML: no tag can begin in it; references that are whole stay as they are. */
export function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** A caption's text as it stands in a block: no shortcode can begin in it, either. */
export function toHtmlText(text: string): string {
  return escapeText(text).replace(/\[/g, '&#91;')
}

/** The text of a block as it stands in a shortcode. */
export function fromHtmlText(html: string): string {
  return html.replace(/&#91;/g, '[')
}

/** A caption's id as the attribute of its block, and back. */
export function toId(id: string): string {
  return toHtmlText(id).replace(/"/g, '&quot;')
}

export function fromId(id: string): string {
  return fromHtmlText(id).replace(/&quot;/g, '"')
}

/** A text as an attribute's value between double quotes, references in it as they stand. */
export function toAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
}

/** What toAttribute made. */
export function fromAttribute(value: string): string {
  return value.replace(/&quot;/g, '"').replace(/&amp;/g, '&')
}
