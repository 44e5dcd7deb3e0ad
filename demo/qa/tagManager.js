/*
 * A stand-in for Google's Tag Manager, loaded as that is: later than the page, by the snippet in panel.js.
 * It reads what is in the data layer and what will be pushed, sends nothing anywhere, and writes all of it
 * down for the QA panel's log, in sessionStorage: a click's event and its navigation are on two pages.
 * `data-mode` says how it behaves: `ok`, `slow`, `blocked` (never calls back) or `throwing`.
 */
;(() => {
  const CONTAINER = 'GTM-DEMO'
  const KEPT = 300
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
    // A page that may store nothing has the log of this page alone.
  }

  function keep() {
    if (pushes.length > KEPT) pushes.splice(0, pushes.length - KEPT)
    try {
      sessionStorage.setItem(KEY, JSON.stringify(pushes))
    } catch {
      // See above.
    }
    document.dispatchEvent(new CustomEvent('vitrine-qa:push'))
  }

  /** What was pushed, as plain values: gtag's commands as a list, functions left out. */
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
      keep()
      throw new Error('The tag manager is broken.')
    }
    keep()
    if (!waits || mode === 'blocked') return
    const answer = () => {
      entry.outcome = 'called back'
      keep()
      callback(CONTAINER)
    }
    setTimeout(answer, mode === 'slow' ? SLOW_MS : QUICK_MS)
  }

  window.google_tag_manager = { [CONTAINER]: {}, dataLayer: {} }
  window.vitrineQaPushes = () => pushes
  window.vitrineQaClear = () => {
    pushes.length = 0
    keep()
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
      // What was pushed before it came is not upset by it.
    }
  }
})()
