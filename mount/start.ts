import { createFormats } from '../src/templates/values/format'
import { withStyles } from '../widgets/shared/lazy/loadStyles'
import type { App } from './app/app'
import { createApp } from './app/createApp'
import { createDoctorReport } from './app/createDoctorReport'
import { loadOnCommand } from './app/loadOnCommand'
import { makeQueuedCalls } from './app/makeQueuedCalls'
import { registerDrupalBehavior } from './app/registerDrupalBehavior'
import type { VitrineApi } from './app/vitrineApi'
import { findAll, whenParsed } from './browser/dom'
import { whenIdle } from './browser/whenIdle'
import { createCaptionsApi } from './captions/captionsApi'
import { createModalApi } from './dialogs/modalApi'
import type { Lifecycle } from './lifecycle/lifecycle'
import { onceDrawn } from './root/onceDrawn'
import { afterFirstAnswers } from './search/afterFirstAnswers'

/** Starts Vitrine on this page. @returns what becomes `window.Vitrine`. */
export function start(version: string): VitrineApi {
  const { app, lifecycle } = createApp()
  const api = createApi(app, lifecycle, version)
  handleCommands(app)
  makeQueuedCalls(api, app.diagnostics)
  startIdleFlows(app)
  createLiveRegion(app)
  onceDrawn(() => {
    lifecycle.attach([document])
    restorePosition(app)
    followTitle(app)
    followPage(app)
    setTimeout(() => createFirstFormats(app))
    lifecycle.connect()
    lookForMistakes(app)
  })
  registerDrupalBehavior(lifecycle)
  // Drupal may stand behind this script.
  whenParsed(() => registerDrupalBehavior(lifecycle))
  return api
}

/** Looks for what is not read once the page is there, answered and idle, with code that loads then. */
function lookForMistakes(app: App): void {
  const settings = findAll(document, 'script[data-vitrine-settings]')
  const look = () =>
    import('./app/findMistakes').then(
      ({ findMistakes }) => findMistakes(app, settings),
      (error) => app.diagnostics.loadFailed('diagnostics', error),
    )
  whenParsed(() => whenIdle(() => afterFirstAnswers(app, look)))
}

function startIdleFlows({ startFlow, diagnostics }: App): void {
  const start = () =>
    startFlow(() => import('../sagas/idleFlows').then((module) => module.idleFlows)).catch(
      (error) => diagnostics.loadFailed('announcements', error),
    )
  whenIdle(() => void start())
}

function createApi(app: App, lifecycle: Lifecycle, version: string): VitrineApi {
  return {
    version,
    attach: (root = document) => lifecycle.attach([root]),
    detach: (root = document) => lifecycle.detach(root),
    bus: app.bus,
    modal: createModalApi(app),
    captions: createCaptionsApi(app.diagnostics),
    getState: app.store.getState,
    doctor: () => createDoctorReport(app, version),
  }
}

/** Handles the bus commands whose code loads with the first one; the bridge saga handles the others. */
function handleCommands(app: App): void {
  loadOnCommand(app, {
    name: 'flags:toggle',
    load: async () =>
      (await import('./flags/createFlagToggleCommand')).createFlagToggleCommand(app),
    textOf: (item) => String(item?.id),
  })
  loadOnCommand(app, {
    name: 'notice:show',
    load: async () =>
      (
        await withStyles('surfaces notices', import('./notices/createNoticeCommand'))
      ).createNoticeCommand(app),
    textOf: (notice) => String(notice?.text),
  })
  loadOnCommand(app, {
    name: 'consent:set',
    load: async () => (await import('./consent/createConsentCommand')).createConsentCommand(app),
    textOf: JSON.stringify,
  })
}

/** Screen readers announce a text only when its live region was in the page before it. */
function createLiveRegion({ announce }: App): void {
  announce('')
}

/** After Back or Forward to this page. */
function restorePosition({ ports }: App): void {
  const snapshot = ports.readSnapshot()
  if (snapshot) ports.restorePosition(snapshot.place)
}

/** Keeps the document's title in step with the search when the page's setting `title` asks for it. */
function followTitle(app: App): void {
  const { title } = app.settings
  if (title === undefined) return
  import('./search/updateTitle').then(
    ({ updateTitle }) => updateTitle(title, app),
    (error) => app.diagnostics.loadFailed('title', error),
  )
}

/** Reports to the page's analytics when there is any. A blocker may stop the load, which is no failure. */
function followPage(app: App): void {
  const { settings, globalValue } = app
  if (!(settings['analytics'] ?? globalValue('dataLayer') ?? globalValue('gtag'))) return
  import('./tracking/trackPage').then(
    ({ trackPage }) => trackPage(app),
    () => {},
  )
}

/**
 * Creating the first Intl formats of a page takes some 10 ms. It is done while the first response is on its
 * way, so that it does not delay the results.
 */
function createFirstFormats({ store }: App): void {
  const formats = createFormats(store.getState().settings)
  formats.number(0)
  formats.currency(0)
}
