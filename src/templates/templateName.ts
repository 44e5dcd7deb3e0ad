/** The names of templates, the values of `data-vitrine-template` (design, "Result templates"). */
export const TEMPLATE_NAMES = [
  'result',
  'flagged-item',
  'suggestion',
  'marker',
  'empty',
  'error',
] as const

export type TemplateName = (typeof TEMPLATE_NAMES)[number]
