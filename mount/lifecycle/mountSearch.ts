import { componentAdded, componentRemoved } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import { facetWidgetNamed } from '../../src/contract/widgets'
import { extension } from '../../src/facets/further/extension'
import { type SearchConfig, searchSchema } from '../../src/search/config'
import type { App } from '../app/app'
import { attributeOf, documentElement, isLoading } from '../browser/dom'
import { readOrigins } from '../content/readOrigins'
import { decodeConfig } from '../settings/decodeConfig'
import { type Reason, reportNotMounted, reportWarning } from '../settings/reportIssue'
import { findComponent } from './findComponent'
import { componentAt, type MountedElements } from './mounted'
import { showState } from './showState'

/**
 * Makes an element a search component (spec 3.1). It has no root: it shows its state on the CMS's own element.
 * @returns the id of a new component, which now has to boot; null for one that inherits or is not mounted.
 */
export function mountSearch(element: Element, app: App): ComponentId | null {
  const config = decodeConfig(element, 'search', extension()?.search ?? searchSchema, app)
  if (!config) return null
  if (config.inherits) {
    const parent = findComponent(element, app.mounted)
    if (!parent.ok) {
      if (!isLoading()) {
        const reason: Reason = (words) => words.noParent(parent.reason(words))
        reportNotMounted(element, reason, app.diagnostics)
      }
      return null
    }
    const unmount = showState(element, parent.id, app)
    app.mounted.set(element, { element, widget: 'search', component: parent.id, unmount })
    return null
  }
  const id = attributeOf(element, 'id') || `search-${app.nextNumber()}`
  const issue = findIdClash(element, id, app.mounted) ?? findAddressIssue(config.url, app)
  if (issue) {
    reportNotMounted(element, issue, app.diagnostics)
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

/**
 * The proxy must be of this site, or of an origin that the page's settings list: an editor can write the element
 * (design decision 42).
 */
function findAddressIssue(url: string, app: App): Reason | null {
  const { baseURI } = documentElement()
  const foreign: Reason = (words) => words.foreignAddress(url, baseURI)
  if (!URL.canParse(url, baseURI)) return foreign
  const { origin, username, password } = new URL(url, baseURI)
  if (username || password || origin === 'null') return foreign
  // about:srcdoc has its parent's origin, a sandboxed frame only that of its address.
  if ([location.origin, window.origin].includes(origin)) return null
  const listed = readOrigins('solr_origins', app.settings, app.diagnostics)
  return listed.includes(origin) ? null : foreign
}

function findIdClash(element: Element, id: ComponentId, mounted: MountedElements): Reason | null {
  for (const other of mounted.keys()) {
    if (
      other !== element &&
      componentAt(mounted, other) === id &&
      attributeOf(other, 'id') === id
    ) {
      return (words) => words.sameId(id, other)
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
  const reason: Reason = (words) => words.samePrefix(id, conflicting[0], config.fragmentPrefix)
  reportWarning(element, reason, app.diagnostics)
  return { ...config, fragmentPrefix: id }
}

function warnUnknownFacetWidgets(element: Element, { facetWidgetMap }: SearchConfig, app: App) {
  for (const [name, widget] of Object.entries(facetWidgetMap)) {
    if (facetWidgetNamed(widget)) continue
    const reason: Reason = (words) => words.unknownFacetWidget(element, name, widget)
    reportWarning(element, reason, app.diagnostics)
  }
}
