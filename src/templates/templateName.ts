/** The names of templates, the values of `data-vitrine-template` (design, "Result templates"). */
export const TEMPLATE_NAMES = [
  'result',
  'flagged-item',
  'suggestion',
  'marker',
  'empty',
  'saved-empty',
  'error',
] as const

/** The templates that show a text instead of a document. One that is empty is meant to be. */
export const MESSAGE_TEMPLATES: readonly string[] = ['empty', 'saved-empty', 'error']

export type TemplateName = (typeof TEMPLATE_NAMES)[number]
