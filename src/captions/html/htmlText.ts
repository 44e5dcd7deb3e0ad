/** Escapes text for HTML; complete references stay as they are. */
export function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-z][a-z\d]*|#\d+|#x[\da-f]+);)/gi, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

/** A caption's text in a block; `[` is escaped, so that no shortcode begins in it. */
export function toHtmlText(text: string): string {
  return escapeText(text).replace(/\[/g, '&#91;')
}

/** The text of a block in a shortcode. */
export function fromHtmlText(html: string): string {
  return html.replace(/&#91;/g, '[')
}

/** Converts a caption's id to its block's attribute, and back. */
export function toId(id: string): string {
  return toHtmlText(id).replace(/"/g, '&quot;')
}

export function fromId(id: string): string {
  return fromHtmlText(id).replace(/&quot;/g, '"')
}

/** Escapes text for an attribute's value in double quotes. */
export function toAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
}

/** Reverses toAttribute. */
export function fromAttribute(value: string): string {
  return value.replace(/&quot;/g, '"').replace(/&amp;/g, '&')
}
