import { componentAdded, componentRemoved } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import { FACET_WIDGETS } from '../../src/contract/widgets'
import { type SearchConfig, searchSchema } from '../../src/search/config'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { attributeOf, isLoading } from '../browser/dom'
import { decodeConfig } from '../settings/decodeConfig'
import { findComponent } from './findComponent'
import { componentAt, type MountedElements } from './mounted'
import { showState } from './showState'

/**
 * Makes an element a search component (spec 3.1). It has no root: it shows its state on the CMS's own element.
 * @returns the id of a new component, which now has to boot; null for one that inherits or is not mounted.
 */
export function mountSearch(element: Element, app: App): ComponentId | null {
  const config = decodeConfig(element, 'search', searchSchema, app)
  if (!config) return null
  if (config.inherits) {
    const parent = findComponent(element, app.mounted)
    if (!parent.ok) {
      if (!isLoading()) {
        app.diagnostics.notMounted(element, [
          `solr.index is "inherit", so this must stand in a search component or name one: ${parent.reason}`,
        ])
      }
      return null
    }
    const unmount = showState(element, parent.id, app)
    app.mounted.set(element, { element, widget: 'search', component: parent.id, unmount })
    return null
  }
  const id = attributeOf(element, 'id') || `search-${app.nextNumber()}`
  const issue = findIdClash(element, id, app.mounted)
  if (issue) {
    app.diagnostics.notMounted(element, [issue])
    return null
  }
  warnUnknownFacetWidgets(element, config, app)
  app.store.dispatch(componentAdded({ id, config: withUniqueFragment(element, id, config, app) }))
  const hideState = showState(element, id, app)
  const unmount = () => {
    hideState()
    app.store.dispatch(componentRemoved({ id }))
  }
  app.mounted.set(element, { element, widget: 'search', component: id, unmount })
  return id
}

function findIdClash(element: Element, id: ComponentId, mounted: MountedElements): string | null {
  for (const other of mounted.keys()) {
    if (
      other !== element &&
      componentAt(mounted, other) === id &&
      attributeOf(other, 'id') === id
    ) {
      return `id must be unique among search components, got "${id}", which ${elementName(other)} (<${other.localName}>) has already`
    }
  }
  return null
}

/**
 * Two components that write the same names into one fragment would overwrite each other's params
 * (design decision 8): the second gets its id as prefix, and a warning.
 */
function withUniqueFragment(element: Element, id: ComponentId, config: SearchConfig, app: App) {
  if (config.exposedParams.length === 0) return config
  const conflicting = Object.entries(app.store.getState().searches).find(
    ([, { config: other }]) =>
      other.exposedParams.length > 0 && other.fragmentPrefix === config.fragmentPrefix,
  )
  if (!conflicting) return config
  app.diagnostics.warn(
    `search#${id}: solr.fragment_prefix must differ from that of search#${conflicting[0]}, got "${config.fragmentPrefix}", since both write to the address. "${id}" is used; set it to a short name of your own.`,
    element,
  )
  return { ...config, fragmentPrefix: id }
}

function warnUnknownFacetWidgets(element: Element, { facetWidgetMap }: SearchConfig, app: App) {
  for (const [name, widget] of Object.entries(facetWidgetMap)) {
    if (FACET_WIDGETS.some((known) => known === widget)) continue
    app.diagnostics.warn(
      `${elementName(element)}: facet_widget_map.${name} must be a widget for facets (${FACET_WIDGETS.join(', ')}), got "${widget}"; such facets are shown as "facet".`,
      element,
    )
  }
}
