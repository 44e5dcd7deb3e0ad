/** The attributes of the banner and of what loads late, in a file that only their parts of the bundle load. */
export const LATE_ATTRIBUTES = {
  callout: 'data-vitrine-callout',
  placeholder: 'data-bto-jump-select',
} as const

/** One sentence for each. */
export const LATE_ATTRIBUTE_SAYS: Readonly<Record<keyof typeof LATE_ATTRIBUTES, string>> = {
  callout: 'closed, on <html>, once the visitor has closed the banner (ours); head.ts has it too',
  placeholder: 'the URL of the part of the page that takes the element’s place',
}
