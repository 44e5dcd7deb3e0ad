import { facetWidgetNamed } from '../../contract/widgets'

/**
 * The widget that shows a facet: the definition's widget, mapped by facet_widget_map (spec 3.1), or the
 * default for the facet's kind when the name is unknown.
 * @param isRange whether the facet requests an extent or a histogram, which only a slider can show.
 */
export function widgetForFacet(
  name: string | null,
  map: Readonly<Record<string, string>>,
  isRange: boolean,
): string {
  const widget = name !== null && Object.hasOwn(map, name) ? map[name] : name
  return facetWidgetNamed(widget) ?? (isRange ? 'range' : 'facet')
}
