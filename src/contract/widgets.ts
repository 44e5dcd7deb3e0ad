/** Widgets that show one facet; facet_widget_map may name no other (design, "Widgets"). Further facets add theirs. */
export const FACET_WIDGETS = ['facet', 'range', 'amenities']

/** @returns undefined for a name that no widget of facets has. */
export function facetWidgetNamed(name: string | null | undefined): string | undefined {
  return FACET_WIDGETS.find((known) => known === name)
}
