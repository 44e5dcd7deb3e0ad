import { createElement } from 'react'
import { type SettingsState, settingsRead } from '../slices/settings'
import { createBus } from '../src/bus/bus'
import { merge } from '../src/config/merge'
import { formatMessage } from '../src/contract/formatMessage'
import { MESSAGES } from '../src/contract/messages'
import type { Ports } from '../src/ports'
import { createFormats } from '../src/templates/values/format'
import { noTracking } from '../src/tracking/tracking'
import type { App } from './app/app'
import { createDiagnostics } from './app/diagnostics'
import { examine } from './app/doctor'
import { registerBehavior } from './app/drupal'
import { takeEarlyCalls } from './app/earlyCalls'
import { createFirstRenders } from './app/firstRenders'
import { loadOnCommand } from './app/loadOnCommand'
import { createStore } from './app/store'
import type { VitrineApi } from './app/vitrineApi'
import { documentBody, documentElement, globalValue } from './browser/dom'
import { browserPorts } from './browser/ports'
import { createCaptionsApi } from './captions/captionsApi'
import { createModalApi } from './dialogs/modalApi'
import { openModal } from './dialogs/openModal'
import { createBack } from './history/createBack'
import { attach } from './lifecycle/attach'
import { detach } from './lifecycle/detach'
import { createFlows } from './lifecycle/loadEntry'
import { observe } from './lifecycle/observe'
import { prefetchSetting } from './prefetch/prefetchSetting'
import { readPageSettings } from './settings/pageSettings'
import { TemplateWidgetSlot } from './templates/TemplateWidgetSlot'

/** Starts Vitrine on this page and gives what stands at window.Vitrine. */
export function start(version: string): VitrineApi {
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
    ...createBack(bus, () => app),
    openPersistentCache: () =>
      import('./consent/openAllowedValues').then((own) => own.openAllowedValues(app)),
    logWarning: diagnostics.warn,
    language,
  }
  const { store, run } = createStore({ ports, bus, settings })
  const prefetch = prefetchSetting(settings['prefetch'], diagnostics)
  store.dispatch(settingsRead({ ...texts, prefetch }))
  let number = 0
  const app: App = {
    store,
    bus,
    diagnostics,
    settings,
    language,
    mounted: new Map(),
    firstRenders: createFirstRenders(),
    nextNumber: () => ++number,
    startFlow: createFlows(run),
    announce: browserPorts.announce,
    top: () => openModal() ?? documentBody(),
    content: async () => (await import('./content/createContent')).createContent(app),
    tracking: () =>
      import('./tracking/trackingOf').then((own) => own.trackingOf(app)).catch(() => noTracking),
    globalValue,
    templateWidget: (name, attributes, doc) =>
      createElement(TemplateWidgetSlot, { name, attributes, doc, app }),
  }
  const attachTo = (root: ParentNode = document) => attach([root], app)
  const detachFrom = (root: Node = document) => detach(root, app)
  const api: VitrineApi = {
    version,
    attach: attachTo,
    detach: detachFrom,
    bus,
    modal: createModalApi(app),
    captions: createCaptionsApi(diagnostics),
    getState: store.getState,
    doctor: () => examine(app, version),
  }
  loadOnCommand(app, {
    name: 'flags:toggle',
    load: async () =>
      (await import('./flags/createFlagToggleCommand')).createFlagToggleCommand(app),
    says: (item) => String(item?.id),
  })
  loadOnCommand(app, {
    name: 'notice:show',
    load: async () => (await import('./notices/createNotices')).createNotices(app),
    says: (notice) => String(notice?.text),
  })
  loadOnCommand(app, {
    name: 'consent:set',
    load: async () => (await import('./consent/consentSetter')).consentSetter(app),
    says: JSON.stringify,
  })
  takeEarlyCalls(api, diagnostics)
  // A live region must stand in the page before its first text, or that text is not read.
  browserPorts.announce('')
  attachTo()
  const kept = ports.readSnapshot()
  if (kept) ports.restorePosition(kept.place)
  if (settings['title'] !== undefined) followTitle(settings['title'], app)
  if (settings['analytics'] ?? globalValue('dataLayer') ?? globalValue('gtag')) followPage(app)
  makeFormats(store.getState().settings)
  observe(app)
  registerBehavior(attachTo, detachFrom)
  return api
}

/** Where it can't be loaded the texts stay English, and the page works. */
function loadLanguage(app: () => App): Promise<void> {
  return import('./languages/inLanguage')
    .then(({ inLanguage }) => inLanguage(app()))
    .catch((error) => app().diagnostics.loadFailed('lang', error))
}

/** Loaded only where the page wants it. */
function followTitle(setting: unknown, app: App) {
  import('./search/followSearch').then(
    ({ followSearch }) => followSearch(setting, app),
    (error) => app.diagnostics.loadFailed('title', error),
  )
}

/** Loaded only where analytics has somewhere to go; a blocker may stop it. */
function followPage(app: App) {
  import('./tracking/followPage').then(
    (own) => own.followPage(app),
    () => {},
  )
}

/**
 * The first formats of a page take some 10 ms to make; made while the first answer is on its way,
 * they do not hold its results up.
 */
function makeFormats({ locale, currency }: SettingsState) {
  formatMessage('{n}', { n: 0 }, locale)
  createFormats({ locale, currency }).currency(0)
}

/** Texts, locale and currency; an unusable lang attribute counts as none. */
function textSettings(settings: Readonly<Record<string, unknown>>) {
  const { currency } = settings
  return {
    messages: merge(MESSAGES, settings['messages']) as typeof MESSAGES,
    locale: usable(documentElement().getAttribute('lang')),
    ...(typeof currency === 'string' && { currency }),
  }
}

function usable(lang: string | null): string {
  try {
    return Intl.getCanonicalLocales(lang ?? '')[0] ?? 'en'
  } catch {
    return 'en'
  }
}
