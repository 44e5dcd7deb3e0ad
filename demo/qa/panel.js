/*
 * The first part of the QA panel: a classic script, loaded with `defer` before the bundle, so that the settings apply
 * to the first request and no event is missed. It reads the settings, applies them to the page, and then loads the
 * panel (./panel/show.js). URL parameters win over the `vitrine-qa` cookie, which the server reads too.
 */
;(() => {
  const COOKIE = 'vitrine-qa'
  const MAX_ENTRIES = 300

  /** The defaults of all settings. The server reads the first nine. */
  const DEFAULTS = {
    latency: '0',
    jitter: '0',
    failureRate: '0',
    kind: '500',
    seed: '1',
    reorder: '0',
    corpus: '2000',
    csp: 'none',
    lang: '',
    dir: '',
    scheme: '',
    motion: '',
    tags: '',
    consent: '',
    panel: 'closed',
  }

  /** Short names of settings in a URL. */
  const ALIASES = { failure: 'failureRate' }

  /** Every event of the bus; each is a CustomEvent `vitrine:<name>` on document. */
  const EVENTS = [
    'search:widget-added',
    'search:initialised',
    'search:defaults-applied',
    'search:queued',
    'search:ready',
    'search:sent',
    'search:answered',
    'search:failed',
    'search:overtaken',
    'search:left',
    'search:set',
    'search:retry',
    'facet:set',
    'facet:unset',
    'flags:changed',
    'flags:refused',
    'flags:toggle',
    'notice:show',
    'callout:closed',
    'consent:changed',
    'consent:set',
    'modal:opened',
    'modal:closed',
    'modal:open',
    'modal:close',
    'modal:close-all',
    'lead:sent',
    'content:attached',
    'content:detached',
    'widget:mounted',
    'widget:failed',
  ]

  // Elements named documentElement or cookie may shadow these properties (see crowded.html).
  const root = Document.prototype.querySelector.call(document, ':root')
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

  /** Reads the cookie. Empty on a page without storage, where access throws. */
  function readCookie() {
    try {
      const pairs = cookies.get.call(document).split('; ')
      const pair = pairs.find((one) => one.startsWith(`${COOKIE}=`))
      return pair === undefined ? '' : decodeURIComponent(pair.slice(COOKIE.length + 1))
    } catch {
      return ''
    }
  }

  /** Reads the settings from the URL, else from the cookie. */
  function readSettings() {
    const settings = { ...DEFAULTS }
    for (const source of [readCookie(), location.search]) {
      for (const [name, value] of new URLSearchParams(source)) {
        const key = ALIASES[name] ?? name
        if (Object.hasOwn(DEFAULTS, key)) settings[key] = value
      }
    }
    return settings
  }

  /** Saves the settings that differ from the defaults, as pairs: old Prototype changes how JSON is written. */
  function save(settings) {
    const set = Object.entries(settings).filter(([name, value]) => value !== DEFAULTS[name])
    const value = encodeURIComponent(new URLSearchParams(set).toString())
    const rest = set.length === 0 ? '; max-age=0' : ''
    try {
      cookies.set.call(document, `${COOKIE}=${value}; path=/; SameSite=Lax${rest}`)
    } catch {
      // A page without storage reads its settings only from the URL.
    }
  }

  const pageAttributes = new Map(
    ['lang', 'dir', 'data-theme'].map((name) => [name, root.getAttribute(name)]),
  )

  /** Applies the settings to the page. A setting without a value restores the page's attribute. */
  function apply({ lang, dir, scheme, motion }) {
    for (const [name, value] of [
      ['lang', lang],
      ['dir', dir],
      ['data-theme', scheme],
    ]) {
      const applied = value || pageAttributes.get(name)
      if (applied === null) root.removeAttribute(name)
      else root.setAttribute(name, applied)
    }
    root.style.colorScheme = scheme
    root.toggleAttribute('data-reduce-motion', motion === 'reduce')
  }

  const SIGNALS = [
    'ad_storage',
    'ad_user_data',
    'ad_personalization',
    'analytics_storage',
    'functionality_storage',
    'personalization_storage',
  ]

  const hasTags = ({ tags }) => tags !== '' && tags !== 'absent'

  /** Without a tag manager, the page settings contain the visitor's consent. */
  function addConsent(settings) {
    const { consent } = settings
    if (consent === '' || hasTags(settings)) return
    const value = consent === 'unanswered' ? { manager: true } : consent === 'granted'
    window.vitrineSettings = { ...window.vitrineSettings, consent: value }
  }

  /** Adds the data layer and consent mode at once, and loads the tag manager later, as Google's snippets do. */
  function addTags(settings) {
    if (!hasTags(settings)) return
    window.dataLayer ||= []
    window.gtag = function () {
      // biome-ignore lint/complexity/noArguments: as in Google's snippet; an array would not be a command
      window.dataLayer.push(arguments)
    }
    const { tags, consent } = settings
    const all = (answer) => Object.fromEntries(SIGNALS.map((signal) => [signal, answer]))
    if (consent !== '')
      window.gtag('consent', 'default', { ...all('denied'), wait_for_update: 500 })
    if (consent === 'granted' || consent === 'denied')
      window.gtag('consent', 'update', all(consent))
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    const script = document.createElement('script')
    script.async = true
    script.dataset.mode = tags
    script.src = trustedUrl(new URL('tagManager.js', scriptUrl()).href)
    Document.prototype.querySelector.call(document, 'head').append(script)
  }

  /** Creates a trusted script URL on pages with Trusted Types. */
  function trustedUrl(url) {
    const types = window.trustedTypes
    return types
      ? types.createPolicy('vitrine-qa', { createScriptURL: () => url }).createScriptURL('')
      : url
  }

  /** This script's URL. Relative URLs do not work in a sandboxed page, to which this script is cross-origin. */
  function scriptUrl() {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')
    return get.call(document).src
  }

  /** Describes an event as text, so that the log does not keep elements or responses alive. */
  function eventText(detail) {
    if (typeof detail !== 'object' || detail === null) return ''
    return Object.entries(detail)
      .map(([key, value]) => `${key}: ${valueText(value)}`)
      .join(', ')
  }

  function valueText(value) {
    if (value instanceof Element) {
      return value.getAttribute('data-vitrine') ?? value.id ?? value.localName
    }
    if (Array.isArray(value)) return `${value.length} in a list`
    if (typeof value !== 'object' || value === null) return String(value)
    const set = Object.entries(value).filter(([, one]) => String(one) !== '')
    return `{ ${set.map(([key, one]) => `${key}: ${typeof one === 'object' ? '…' : one}`).join(', ')} }`
  }

  const settings = readSettings()
  save(settings)
  apply(settings)
  addConsent(settings)
  addTags(settings)

  const events = []
  const watchers = new Set()
  for (const name of EVENTS) {
    document.addEventListener(`vitrine:${name}`, ({ detail }) => {
      events.push({ time: Date.now(), name, text: eventText(detail) })
      if (events.length > MAX_ENTRIES) events.shift()
      for (const watcher of watchers) watcher()
    })
  }

  const qa = { settings, DEFAULTS, ALIASES, root, save, apply, events, watchers }
  import(new URL('panel/show.js', scriptUrl()).href).then(({ show }) => show(qa))
})()
