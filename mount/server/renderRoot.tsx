import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import type { Store } from 'redux'
import type { RootState } from '../../slices/root'
import { createBus } from '../../src/bus/bus'
import { noTracking } from '../../src/tracking/tracking'
import type { RenderWidget } from '../../widgets/results/templates/TemplateWidgets'
import type { AppTools } from '../../widgets/shared/entry/appTools'
import { type Reveal, RevealContext } from '../../widgets/shared/entry/reveal'
import type { Templates } from '../../widgets/shared/entry/widgetProps'
import { furtherEntries } from '../extension/furtherEntries'
import { WidgetContent } from '../root/WidgetContent'
import { CardWidget } from '../templates/CardWidget'
import { FURTHER_IN_TEMPLATES, templateEntries } from './serverRegistry'
import type { ServerWidget } from './serverSearches'

/** What a widget's root holds. */
export interface RenderedRoot {
  readonly html: string
  /** Whether it shows instead of what the CMS rendered. */
  readonly isRevealed: boolean
}

export interface RootSettings {
  /** The page settings. */
  readonly settings: AppTools['settings']
  /** Makes the ids in the root unique on the page. */
  readonly prefix: string
  /** Whether the page's policy allows style attributes; without them the browser sets the styles. */
  readonly inlineStyles: boolean
}

/** Renders a widget's root with the components of the bundle. */
export function renderRoot(
  { entry, id, config }: ServerWidget,
  loaded: { readonly templates: Templates; readonly defaults: Templates },
  store: Store<RootState>,
  { settings, prefix, inlineStyles }: RootSettings,
): RenderedRoot {
  let isRevealed = false
  const reveal: Reveal = Object.assign(
    () => {
      isRevealed = true
    },
    { whileRendering: true } as const,
  )
  const app = createTools(store, settings)
  const html = renderToString(
    <Provider store={store}>
      <RevealContext value={reveal}>
        <WidgetContent app={app} entry={entry} id={id} config={config} loaded={loaded} />
      </RevealContext>
    </Provider>,
    { identifierPrefix: prefix },
  )
  return { html: withPictures(inlineStyles ? html : withoutStyles(html)), isRevealed }
}

/** In a tag: React escapes `<` and `>` in texts and values. */
function withoutStyles(html: string): string {
  return html.replace(/<[^>]*>/g, (tag) => tag.replace(/ style="/, ' data-vitrine-style="'))
}

/** Without JavaScript nobody applies `data-src`; browsers that have it load such a picture no second time. */
function withPictures(html: string): string {
  return html.replace(/<(?:img|source)\b[^>]*>/g, (tag) => {
    if (!/ data-src(?:set)?="/.test(tag)) return tag
    const loaded = tag.replace(/ data-(src(?:set)?=")/g, ' $1')
    return tag.startsWith('<img') && !tag.includes(' loading="')
      ? loaded.replace('<img', '<img loading="lazy"')
      : loaded
  })
}

/** What widgets may use while they render; all else runs in effects and on events, in the browser only. */
function createTools(store: Store<RootState>, settings: AppTools['settings']) {
  const nowhere = () => {
    throw new Error('Vitrine, our fault: a widget needs the browser to render')
  }
  const app: AppTools & { readonly templateWidget: RenderWidget } = {
    store,
    settings,
    bus: createBus({ report() {} }),
    // The browser reports them.
    diagnostics: { warn() {}, error() {} },
    content: nowhere,
    tracking: async () => noTracking,
    globalValue: () => undefined,
    announce() {},
    top: nowhere,
    templateWidget(name, attributes, doc, markup) {
      const further = FURTHER_IN_TEMPLATES.includes(name) ? furtherEntries.get(name) : undefined
      const entry = templateEntries.find((one) => one.name === name) ?? further
      return entry && !('load' in entry)
        ? createElement(CardWidget, { entry, attributes, doc, markup, app })
        : null
    },
  }
  return app
}
