import { facetAdded, paramsAdded, widgetAdded } from '../../slices/search/searchActions'
import type { ComponentId } from '../../src/componentId'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { attributeOf, isLoading } from '../browser/dom'
import { entryNamed, registry } from '../registry'
import { renderWidget } from '../root/renderWidget'
import { decodeConfig } from '../settings/decodeConfig'
import { reportNotMounted } from '../settings/reportIssue'
import { loadTemplates } from '../templates/loadTemplates'
import { facetListAround } from './facetListAround'
import { type FoundComponent, findComponent } from './findComponent'
import { loadEntry } from './loadEntry'
import { whenLoaded } from './whenLoaded'
import { widgetNameOf } from './widgetNameOf'

/** A widget that its search component knows of, and that is not rendered yet: the first search is sent before. */
export interface JoinedWidget {
  readonly element: Element
  /** Renders it and enters it into `app.mounted`. */
  readonly render: () => void
}

/** Decodes a widget's configuration and lets it join its component; a lazy one joins once it has loaded. @returns null when it is not mounted; the reason is reported. */
export function joinWidget(element: Element, app: App): JoinedWidget | null {
  // Whoever waits keeps its place: those behind it wait, too.
  if (app.extension.loading()) return null
  const name = widgetNameOf(element) ?? ''
  const entry = entryNamed(name)
  if (!entry) {
    if (app.extension.waitsFor(name)) return null
    const known = ['search', ...registry.map((one) => one.name)]
    reportNotMounted(element, (words) => words.unknownWidget(name, known), app.diagnostics)
    return null
  }
  return 'load' in entry ? joinLazyWidget(element, entry, app) : joinEntry(element, entry, app)
}

function joinEntry(element: Element, entry: AnyRootEntry, app: App): JoinedWidget | null {
  const list = facetListAround(element)
  const component = componentFor(list ?? element, entry, app)
  if (!component.ok) {
    // While the page is loading its component may follow.
    if (!isLoading()) reportNotMounted(element, component.reason, app.diagnostics)
    return null
  }
  const { id } = component
  const config = configOf(element, entry, id, app)
  if (config === null) return null
  const issue = entry.findIssue?.(config, id)
  if (issue) app.diagnostics.error(`${elementName(element)}: ${issue}`, element)
  if (id) {
    app.store.dispatch(widgetAdded({ id, widget: entry.name }))
    const facet = entry.facet?.(config)
    if (facet) app.store.dispatch(facetAdded({ id, facet, isListed: list !== null }))
    if (entry.joins) app.store.dispatch(entry.joins(id, config))
  }
  if (list) return { element, render: () => enterListed(element, entry, id, app) }
  const templates = loadTemplates(element, entry, id, app)
  return { element, render: () => renderWidget({ element, entry, id, config, templates }, app) }
}

/** A facet that the `facets` widget around it shows needs no root. */
function enterListed(element: Element, { name }: AnyRootEntry, id: ComponentId, app: App): void {
  app.mounted.set(element, { element, widget: name, component: id, unmount: () => {} })
  app.bus.emit('widget:mounted', { element, widget: name })
}

/** Its extra parameters are known at once, so that the first search has them; all else follows its code. */
function joinLazyWidget(element: Element, entry: LazyEntry, app: App): JoinedWidget {
  const { params } = entry
  const component = findComponent(element, app.mounted)
  if (params && component.ok) app.store.dispatch(paramsAdded({ id: component.id, params }))
  const join = (loaded: AnyRootEntry) => {
    app.mounted.delete(element)
    joinEntry(element, loaded, app)?.render()
    return () => {}
  }
  const failed = (error: unknown) =>
    app.diagnostics.loadFailed(elementName(element), error, element)
  const render = () => {
    const unmount = whenLoaded(loadEntry(entry, app), join, failed)
    app.mounted.set(element, { element, widget: entry.name, component: '', unmount })
  }
  return { element, render }
}

/** A widget that may stand alone does so when it is in no component, unless it names one that is not there. */
function componentFor(
  element: Element,
  { needsSearch }: AnyRootEntry,
  { mounted }: App,
): FoundComponent {
  const alone: FoundComponent = { ok: true, id: '' }
  if (!needsSearch) return alone
  const found = findComponent(element, mounted)
  const isFree = needsSearch === 'optional' && attributeOf(element, 'data-vitrine-for') === null
  return !found.ok && isFree && !isLoading() ? alone : found
}

/** The configuration as written, completed by what the element itself says. @returns null when it can't be used; the reason is reported. */
function configOf(element: Element, entry: AnyRootEntry, id: ComponentId, app: App) {
  const config = decodeConfig(element, entry.name, entry.config, app) as never
  if (config === null || !entry.fromElement) return config
  const completed = entry.fromElement(config, element, id)
  if ('config' in completed) return completed.config
  app.diagnostics.notMounted(element, [completed.issue])
  return null
}
