/** Every binding that a template may carry, after `data-vitrine-`, with what it does. */
export const BINDINGS = {
  text: "the field's text; the element goes when there is none",
  html: "the field's HTML, sanitised; the element goes when there is none",
  highlight: "the field's text with the searched words marked",
  format: 'how data-vitrine-text shows a number or a date',
  if: 'shows the element only when the field has a value',
  unless: 'shows the element only when the field has no value',
  each: 'repeats the element for each value of the field; a list repeats what stands in it',
} as const

export type Binding = keyof typeof BINDINGS

export const BINDING_PREFIX = 'data-vitrine-'
/** Followed by the name of the attribute to fill. */
export const ATTRIBUTE_PREFIX = 'data-vitrine-attr-'

export function isBinding(name: string): name is Binding {
  return Object.hasOwn(BINDINGS, name)
}
