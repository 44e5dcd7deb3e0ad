/** Widgets that show one facet; facet_widget_map may name no other (design, "Widgets"). */
export const FACET_WIDGETS = ['facet', 'range', 'amenities'] as const

export type FacetWidgetName = (typeof FACET_WIDGETS)[number]
