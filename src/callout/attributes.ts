/** The banner's attribute on <html>; head.ts has the same name. */
export const CALLOUT_ATTRIBUTES = { callout: 'data-vitrine-callout' } as const

/** What it does: docs/reference/attributes.md has the same text. */
export const CALLOUT_ATTRIBUTE_DESCRIPTIONS: Readonly<
  Record<keyof typeof CALLOUT_ATTRIBUTES, string>
> = { callout: 'The visitor has closed the banner.' }
