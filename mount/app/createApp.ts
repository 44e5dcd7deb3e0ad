import { settingsRead } from '../../slices/settings'
import { createBus } from '../../src/bus/bus'
import { MESSAGES } from '../../src/contract/messages'
import type { Ports } from '../../src/ports'
import { noTracking } from '../../src/tracking/tracking'
import { documentBody, documentElement, globalValue } from '../browser/dom'
import { browserPorts } from '../browser/ports'
import { openDialog } from '../dialogs/openDialog'
import { createExtensionLoader } from '../extension/createExtensionLoader'
import { readPage } from '../history/address'
import { createScrollRestoration } from '../history/createScrollRestoration'
import { createLifecycle, type Lifecycle } from '../lifecycle/lifecycle'
import { createFlows } from '../lifecycle/loadEntry'
import { readPrefetchSetting } from '../prefetch/readPrefetchSetting'
import { createFirstTurns } from '../root/firstTurns'
import { createFirstAnswers } from '../search/createFirstAnswers'
import { type PageSettings, readPageSettings } from '../settings/readPageSettings'
import { renderTemplateWidget } from '../templates/templateWidgets'
import type { App } from './app'
import { createStore } from './createStore'
import { createDiagnostics } from './diagnostics'
import { createFirstRenders } from './firstRenders'

/** Creates the app of this page with its store, its sagas already running; nothing is mounted yet. */
export function createApp(): { readonly app: App; readonly lifecycle: Lifecycle } {
  const diagnostics = createDiagnostics()
  const bus = createBus({
    tap: (name, detail) => document.dispatchEvent(new CustomEvent(`vitrine:${name}`, { detail })),
    report: (name, error) => console.error(`Vitrine: a listener of ${name} threw`, error),
  })
  const settings = readPageSettings(diagnostics)
  const texts = textSettings(settings)
  const language = texts.locale.startsWith('en') ? null : loadLanguage(() => app)
  const ports: Ports = {
    ...browserPorts,
    ...createScrollRestoration(bus, () => app),
    ...createFirstAnswers(() => app),
    openPersistentCache: () =>
      import('../consent/openConsentedCache').then(({ openConsentedCache }) =>
        openConsentedCache(app),
      ),
    logWarning: diagnostics.warn,
    reportFailure: diagnostics.error,
    language,
  }
  const { store, run } = createStore({ ports, bus, settings })
  const prefetch = readPrefetchSetting(settings['prefetch'], diagnostics)
  store.dispatch(settingsRead({ ...texts, prefetch, page: readPage() }))
  let number = 0
  const app: App = {
    store,
    bus,
    ports,
    diagnostics,
    settings,
    language,
    extension: createExtensionLoader(() => app),
    mounted: new Map(),
    firstRenders: createFirstRenders(),
    firstTurn: (root) => firstTurn(root),
    nextNumber: () => ++number,
    startFlow: createFlows(run),
    announce: ports.announce,
    top: () => openDialog() ?? documentBody(),
    content: () =>
      import('../content/createContent').then(({ createContent }) => createContent(app, lifecycle)),
    tracking: () =>
      import('../tracking/openTracking')
        .then(({ openTracking }) => openTracking(app))
        .catch(() => noTracking),
    globalValue,
    templateWidget: (...widget) => renderTemplateWidget(app, ...widget),
  }
  const firstTurn = createFirstTurns(app)
  const lifecycle = createLifecycle(app)
  return { app, lifecycle }
}

/** When it can't be loaded the texts stay English. */
function loadLanguage(app: () => App): Promise<void> {
  return import('../languages/loadMessages')
    .then(({ loadMessages }) => loadMessages(app()))
    .catch((error) => app().diagnostics.loadFailed('lang', error))
}

/** Texts, locale and currency. */
function textSettings({ messages, currency }: PageSettings) {
  return {
    messages: { ...MESSAGES, ...(messages as object) },
    locale: canonicalLocale(documentElement().getAttribute('lang')),
    ...(typeof currency === 'string' && { currency }),
  }
}

/** A lang attribute that is missing or no BCP 47 tag counts as English. */
function canonicalLocale(lang: string | null): string {
  try {
    return Intl.getCanonicalLocales(lang ?? '')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
