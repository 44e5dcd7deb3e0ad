/** The attribute that vitrine-themes.css reads; no script does. */
export const THEME_ATTRIBUTES = {
  themes: 'data-vitrine-theme',
} as const

/** What it does: docs/reference/attributes.md has the same text. */
export const THEME_ATTRIBUTE_DESCRIPTIONS: Readonly<Record<keyof typeof THEME_ATTRIBUTES, string>> =
  {
    themes: 'The stock theme of the element and all in it: `standard`, `warm` or `dense`.',
  }
