import { FACET_WIDGETS, type FacetWidgetName } from '../../contract/widgets'

/**
 * The widget that shows a facet: the one that facet_widget_map names for the widget of its definition
 * (spec 3.1), else the definition's own where that is one of ours.
 * @param isRange whether it asks for an extent or a histogram, which only a slider can show.
 */
export function facetWidgetOf(
  name: string | null,
  map: Readonly<Record<string, string>>,
  isRange: boolean,
): FacetWidgetName {
  const wanted = name !== null && Object.hasOwn(map, name) ? map[name] : name
  return FACET_WIDGETS.find((known) => known === wanted) ?? (isRange ? 'range' : 'facet')
}
