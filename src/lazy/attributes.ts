/** The attribute of a lazy placeholder. */
export const LAZY_ATTRIBUTES = { placeholder: 'data-bto-jump-select' } as const

/** What it does: docs/reference/attributes.md has the same text. */
export const LAZY_ATTRIBUTE_DESCRIPTIONS: Readonly<Record<keyof typeof LAZY_ATTRIBUTES, string>> = {
  placeholder: 'The URL of the part of the page that replaces the element.',
}
