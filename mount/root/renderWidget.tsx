import { flushSync } from 'react-dom'
import type { ComponentId } from '../../src/componentId'
import { loadAddressForm } from '../../src/history/addressForms'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { showPending } from '../lifecycle/showState'
import { whenLoaded } from '../lifecycle/whenLoaded'
import type { LoadedTemplates } from '../templates/loadTemplates'
import type { adoptRoot } from './adoptRoot'
import { mountRoot } from './mountRoot'
import { findServerRoot, type ServerRoot } from './serverRoot'
import { WidgetContent } from './WidgetContent'

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

type Loaded = readonly [
  LoadedTemplates | null,
  (typeof adoptRoot | null | undefined)?,
  ...unknown[],
]

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
  const { element, entry, id } = widget
  const endFirstRender = app.firstRenders.begin(id, entry.name)
  const hidePending = entry.name === 'results' ? showPending(element, id, app) : () => {}
  const failed = (error: unknown) => {
    app.diagnostics.loadFailed(elementName(element), error, element)
    endFirstRender()
  }
  const render = () => renderLoaded(widget, endFirstRender, failed, app)
  // The component boots once its form of address has loaded; a server's root shows the first answer.
  const form = loadAddressForm(app.store.getState().searches[id]?.config.address ?? 'fragment')
  const unmount = form
    ? whenLoaded(
        form.catch(() => {}),
        render,
        failed,
      )
    : render()
  return () => {
    unmount()
    endFirstRender()
    hidePending()
  }
}

function renderLoaded(
  widget: RenderableWidget,
  endFirstRender: () => void,
  failed: (error: unknown) => void,
  app: App,
): () => void {
  const { element, entry, id, config, templates } = widget
  const state = app.store.getState()
  const server = findServerRoot(element, id, state, entry.beside?.(config))
  const turn = server ? null : app.firstTurn({ element, id, widget: entry.name })
  const mount = ([loaded, adopt]: Loaded) =>
    mountReact(widget, loaded ?? noTemplates, server, adopt, endFirstRender, app)
  const render = (loaded: Loaded) => (turn ? flushSync(() => mount(loaded)) : mount(loaded))
  const prepared = server && entry.prepare?.(state, id)
  const adopting = server?.state && import('./adoptRoot').then((module) => module.adoptRoot)
  const loading =
    app.language || prepared || turn || adopting
      ? Promise.all([templates, adopting, app.language, prepared, turn])
      : templates?.then((loaded) => [loaded] as const)
  return loading ? whenLoaded(loading, render, failed) : render([null])
}

function mountReact(
  { element, entry, id, config }: RenderableWidget,
  loaded: LoadedTemplates,
  server: ServerRoot | null,
  adopt: Loaded[1],
  onRendered: () => void,
  app: App,
): () => void {
  const onBroken = (error: unknown) => {
    const message = `${elementName(element)} broke and its own markup is shown again: ${String(error)}`
    app.diagnostics.error(message, element)
    app.bus.emit('widget:failed', { element, widget: entry.name, message })
  }
  const content = <WidgetContent app={app} entry={entry} id={id} config={config} loaded={loaded} />
  const prefix = `vitrine-${app.nextNumber()}-`
  const beside = entry.beside?.(config)
  const report = (message: string) => app.diagnostics.warn(message, element)
  return mountRoot(content, {
    element,
    beside,
    prefix,
    server,
    store: app.store,
    adopt: server && adopt && ((tree, options) => adopt(element, server, tree, options, report)),
    onBroken,
    onRendered,
  })
}
