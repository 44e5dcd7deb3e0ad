import type { ComponentId } from '../../src/componentId'
import { TemplateWidgets } from '../../widgets/results/templates/TemplateWidgets'
import { AppToolsContext } from '../../widgets/shared/entry/appTools'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { mountRoot } from '../root/mountRoot'
import type { LoadedTemplates } from '../templates/loadTemplates'
import { whenLoaded } from './whenLoaded'

/** A widget with all that it needs to render. */
export interface RenderableWidget {
  readonly element: Element
  readonly entry: AnyRootEntry
  /** Its search component; empty where it needs none. */
  readonly id: ComponentId
  /** Decoded by the entry's schema; only the entry knows its type. */
  readonly config: never
  /** Null where none has to be loaded. */
  readonly templates: Promise<LoadedTemplates> | null
}

const noTemplates: LoadedTemplates = { templates: {}, defaults: {} }

/** Enhances the CMS's own element, or renders into a root, and enters the widget into `app.mounted`. */
export function renderWidget(widget: RenderableWidget, app: App): void {
  const { element, entry, id, config } = widget
  const unmount = entry.enhance?.(element, config, app) ?? renderRoot(widget, app)
  app.mounted.set(element, { element, widget: entry.name, component: id, unmount })
  app.bus.emit('widget:mounted', { element, widget: entry.name })
}

/** Renders once the widget's templates and the page's language have loaded. @returns its undo. */
function renderRoot(widget: RenderableWidget, app: App): () => void {
  const { element, entry, id, templates } = widget
  const endFirstRender = app.firstRenders.begin(id, entry.name)
  const render = (loaded: LoadedTemplates | null) =>
    mountReact(widget, loaded ?? noTemplates, endFirstRender, app)
  const failed = (error: unknown) => {
    app.diagnostics.loadFailed(elementName(element), error, element)
    endFirstRender()
  }
  const loading = app.language
    ? Promise.all([templates, app.language]).then(([loaded]) => loaded)
    : templates
  const unmount = loading ? whenLoaded(loading, render, failed) : render(null)
  return () => {
    unmount()
    endFirstRender()
  }
}

function mountReact(
  { element, entry, id, config }: RenderableWidget,
  loaded: LoadedTemplates,
  onRendered: () => void,
  app: App,
): () => void {
  const onBroken = (error: unknown) => {
    const message = `${elementName(element)} broke and its own markup is shown again: ${String(error)}`
    app.diagnostics.error(message, element)
    app.bus.emit('widget:failed', { element, widget: entry.name, message })
  }
  const content = (
    <AppToolsContext value={app}>
      <TemplateWidgets value={app.templateWidget}>
        <entry.Component id={id} config={config} {...loaded} />
      </TemplateWidgets>
    </AppToolsContext>
  )
  const prefix = `vitrine-${app.nextNumber()}-`
  const beside = entry.beside?.(config)
  return mountRoot(content, { element, beside, prefix, store: app.store, onBroken, onRendered })
}
