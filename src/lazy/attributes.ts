/** The attributes of the banner and of what loads late, in a file that only their parts of the bundle load. */
export const LATE_ATTRIBUTES = {
  callout: 'data-vitrine-callout',
  placeholder: 'data-bto-jump-select',
} as const

/** What each attribute does: docs/reference/attributes.md has the same texts. */
export const LATE_ATTRIBUTE_DESCRIPTIONS: Readonly<Record<keyof typeof LATE_ATTRIBUTES, string>> = {
  callout: 'The visitor has closed the banner.',
  placeholder: 'The URL of the part of the page that replaces the element.',
}
