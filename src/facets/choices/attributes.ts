/** The attributes of a list of values in a facet's mount point. */
export const CHOICE_ATTRIBUTES = {
  values: 'data-vitrine-values',
  value: 'data-value',
} as const

export const CHOICE_ATTRIBUTE_DESCRIPTIONS: Readonly<
  Record<keyof typeof CHOICE_ATTRIBUTES, string>
> = {
  values: "Marks a list of a facet's values in its mount point.",
  value: 'The value that an entry of such a list labels.',
}
