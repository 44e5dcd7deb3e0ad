import { facetAdded, widgetAdded } from '../../slices/search/searchActions'
import { TemplateWidgets } from '../../widgets/results/templates/TemplateWidgets'
import { AppToolsContext } from '../../widgets/shared/entry/appTools'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { attributeOf } from '../browser/dom'
import { mountRoot } from '../root/root'
import { decodeConfig } from '../settings/decodeConfig'
import { type LoadedTemplates, loadTemplates } from '../templates/loadTemplates'
import { componentOf, type Found } from './componentOf'
import { whenLoaded } from './whenLoaded'

const noTemplates: LoadedTemplates = { templates: {}, defaults: {} }

/**
 * Mounts one React widget: its configuration is decoded and its component joined at once;
 * rendering waits until the caller says, so that the first search is sent before.
 * @returns what renders it, or null when it was not mounted.
 */
export function mountWidget(element: Element, entry: AnyRootEntry, app: App) {
  const found = componentFor(element, entry, app)
  if (!found.ok) {
    app.diagnostics.notMounted(element, [found.reason])
    return null
  }
  const config = configAt(element, entry, app)
  if (config === null) return null
  const issue = entry.findIssue?.(config as never, found.id)
  if (issue) app.diagnostics.error(`${elementName(element)}: ${issue}`, element)
  const { id } = found
  if (id) app.store.dispatch(widgetAdded({ id, widget: entry.name }))
  const facet = entry.facet?.(config as never)
  if (facet && id) app.store.dispatch(facetAdded({ id, facet }))
  if (entry.joins && id) app.store.dispatch(entry.joins(id, config as never))
  const templates = loadTemplates(element, entry, id, app)
  const render = (own: LoadedTemplates, onRendered: () => void) => {
    const onBroken = (error: unknown) => {
      const message = `${elementName(element)} broke and its own markup is shown again: ${String(error)}`
      app.diagnostics.error(message, element)
      app.bus.emit('widget:failed', { element, widget: entry.name, message })
    }
    const content = (
      <AppToolsContext value={app}>
        <TemplateWidgets value={app.templateWidget}>
          <entry.Component id={id} config={config as never} {...own} />
        </TemplateWidgets>
      </AppToolsContext>
    )
    const prefix = `vitrine-${app.nextNumber()}-`
    const beside = entry.beside?.(config as never)
    return mountRoot(content, { element, beside, prefix, store: app.store, onBroken, onRendered })
  }
  const mounted = (undo: () => void) => {
    app.mounted.set(element, { element, widget: entry.name, component: id, undo })
    app.bus.emit('widget:mounted', { element, widget: entry.name })
  }
  return () => {
    const undoEnhanced = entry.enhance?.(element, config as never, app)
    if (undoEnhanced) {
      mounted(undoEnhanced)
      return
    }
    const rendered = app.firstRenders.begin(id)
    const failed = (error: unknown) => {
      app.diagnostics.loadFailed(elementName(element), error, element)
      rendered()
    }
    // What is shown first is in the page's language.
    const loading = app.language
      ? Promise.all([templates, app.language]).then(([own]) => own)
      : templates
    const takeOut = loading
      ? whenLoaded(loading, (own) => render(own ?? noTemplates, rendered), failed)
      : render(noTemplates, rendered)
    const undo = () => {
      takeOut()
      rendered()
    }
    mounted(undo)
  }
}

/** One that may stand alone does so where no component is found, unless it names one that is not there. */
function componentFor(element: Element, { needsSearch }: AnyRootEntry, { mounted }: App): Found {
  const alone: Found = { ok: true, id: '' }
  if (!needsSearch) return alone
  const found = componentOf(element, mounted)
  const isFree = needsSearch === 'optional' && attributeOf(element, 'data-vitrine-for') === null
  return !found.ok && isFree ? alone : found
}

/** What is written for it, and what its own element says. */
function configAt(element: Element, entry: AnyRootEntry, app: App): unknown {
  const config = decodeConfig(element, entry.name, entry.config, app)
  if (config === null || !entry.fromElement) return config
  const completed = entry.fromElement(config as never, element)
  if ('config' in completed) return completed.config
  app.diagnostics.notMounted(element, [completed.issue])
  return null
}
