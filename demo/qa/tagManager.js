/*
 * Simulates Google's Tag Manager. The snippet in panel.js loads it later than the page. It reads all pushes into the
 * data layer, sends nothing, and stores them in sessionStorage for the QA panel's log, since a click's event and its
 * navigation are on two pages. `data-mode` selects its behaviour: `ok`, `slow`, `blocked` (never calls back) or `throwing`.
 */
;(() => {
  const CONTAINER = 'GTM-DEMO'
  const MAX_ENTRIES = 300
  const KEY = 'vitrine-qa-pushes'
  const SLOW_MS = 1200
  const QUICK_MS = 20

  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')
  const { mode } = get.call(document).dataset
  const layer = window.dataLayer

  let pushes = []
  try {
    pushes = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    // A page without storage logs only its own pushes.
  }

  function savePushes() {
    if (pushes.length > MAX_ENTRIES) pushes.splice(0, pushes.length - MAX_ENTRIES)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pushes))
    } catch {
      // See above.
    }
    document.dispatchEvent(new CustomEvent('vitrine-qa:push'))
  }

  /** Converts a push to plain values: gtag's commands become lists, functions are left out. */
  function plain(message) {
    const isCommand = Object.prototype.toString.call(message) === '[object Arguments]'
    return JSON.parse(JSON.stringify(isCommand ? [...message] : message)) ?? null
  }

  function read(message) {
    const callback = message?.eventCallback
    const waits = typeof callback === 'function'
    const entry = {
      time: Date.now(),
      page: location.pathname + location.search,
      message: plain(message),
      outcome: waits ? 'waits for a call back' : 'pushed',
    }
    pushes.push(entry)
    if (mode === 'throwing' && message?.event && !message['gtm.start']) {
      entry.outcome = 'threw'
      savePushes()
      throw new Error('The tag manager is broken.')
    }
    savePushes()
    if (!waits || mode === 'blocked') return
    const callBack = () => {
      entry.outcome = 'called back'
      savePushes()
      callback(CONTAINER)
    }
    setTimeout(callBack, mode === 'slow' ? SLOW_MS : QUICK_MS)
  }

  window.google_tag_manager = { [CONTAINER]: {}, dataLayer: {} }
  window.vitrineQaPushes = () => pushes
  window.vitrineQaClear = () => {
    pushes.length = 0
    savePushes()
  }
  const { push } = layer
  const waiting = [...layer]
  layer.push = (...messages) => {
    const result = push.apply(layer, messages)
    for (const message of messages) read(message)
    return result
  }
  for (const message of waiting) {
    try {
      read(message)
    } catch {
      // Errors for earlier pushes are ignored.
    }
  }
})()
