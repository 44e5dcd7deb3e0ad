/*
 * The QA panel's first part: a classic script, loaded with `defer` before the bundle, so that the
 * settings hold for the very first request and no event is missed. It reads the settings (URL
 * parameters before the `vitrine-qa` cookie, which the server reads too), puts them on the page, and
 * then loads the panel itself, ./panel/show.js.
 */
;(() => {
  const COOKIE = 'vitrine-qa'
  const ENTRIES_KEPT = 300

  /** Every setting and its value when nobody has set it. The first eight are the server's. */
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

  /** Shorter names that a URL may use. */
  const SHORT = { failure: 'failureRate' }

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

  // Past any element of the page that is named documentElement or cookie (see crowded.html).
  const root = Document.prototype.querySelector.call(document, ':root')
  const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')

  /** Empty where the page may store nothing: that throws. */
  function cookie() {
    try {
      const pairs = cookies.get.call(document).split('; ')
      const own = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))
      return own === undefined ? '' : decodeURIComponent(own.slice(COOKIE.length + 1))
    } catch {
      return ''
    }
  }

  /** What is set, from the URL or else from the cookie. */
  function read() {
    const settings = { ...DEFAULTS }
    for (const source of [cookie(), location.search]) {
      for (const [name, value] of new URLSearchParams(source)) {
        const own = SHORT[name] ?? name
        if (Object.hasOwn(DEFAULTS, own)) settings[own] = value
      }
    }
    return settings
  }

  /** The cookie holds what differs from the default, as pairs: JSON is not safe on a page with old Prototype. */
  function save(settings) {
    const set = Object.entries(settings).filter(([name, value]) => value !== DEFAULTS[name])
    const value = encodeURIComponent(new URLSearchParams(set).toString())
    const rest = set.length === 0 ? '; max-age=0' : ''
    try {
      cookies.set.call(document, `${COOKIE}=${value}; path=/; SameSite=Lax${rest}`)
    } catch {
      // A page that may store nothing has its settings from the URL alone.
    }
  }

  const pageOwn = new Map(
    ['lang', 'dir', 'data-theme'].map((name) => [name, root.getAttribute(name)]),
  )

  /** A setting without a value leaves, or gives back, what the page itself says. */
  function apply({ lang, dir, scheme, motion }) {
    for (const [name, value] of [
      ['lang', lang],
      ['dir', dir],
      ['data-theme', scheme],
    ]) {
      const said = value || pageOwn.get(name)
      if (said === null) root.removeAttribute(name)
      else root.setAttribute(name, said)
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

  /** Without a tag manager the page's own settings say what the visitor has answered. */
  function addConsent(settings) {
    const { consent } = settings
    if (consent === '' || hasTags(settings)) return
    const said = consent === 'unanswered' ? { manager: true } : consent === 'granted'
    window.vitrineSettings = { ...window.vitrineSettings, consent: said }
  }

  /** As Google's snippets do: the data layer and consent mode at once, the tag manager when it comes. */
  function addTags(settings) {
    if (!hasTags(settings)) return
    window.dataLayer ||= []
    window.gtag = function () {
      // biome-ignore lint/complexity/noArguments: as Google's snippet has it; a list would be no command
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
    script.src = trusted(new URL('tagManager.js', ownUrl()).href)
    Document.prototype.querySelector.call(document, 'head').append(script)
  }

  /** Where the page lets only policies write a script's address. */
  function trusted(url) {
    const types = window.trustedTypes
    return types
      ? types.createPolicy('vitrine-qa', { createScriptURL: () => url }).createScriptURL('')
      : url
  }

  /** By its whole address: to a page that may store nothing this script is a foreign one, and has none. */
  function ownUrl() {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')
    return get.call(document).src
  }

  /** An event as a line of text, so that the log keeps no element or answer alive. */
  function line(detail) {
    if (typeof detail !== 'object' || detail === null) return ''
    return Object.entries(detail)
      .map(([key, value]) => `${key}: ${said(value)}`)
      .join(', ')
  }

  function said(value) {
    if (value instanceof Element) {
      return value.getAttribute('data-vitrine') ?? value.id ?? value.localName
    }
    if (Array.isArray(value)) return `${value.length} in a list`
    if (typeof value !== 'object' || value === null) return String(value)
    const set = Object.entries(value).filter(([, one]) => String(one) !== '')
    return `{ ${set.map(([key, one]) => `${key}: ${typeof one === 'object' ? '…' : one}`).join(', ')} }`
  }

  const settings = read()
  save(settings)
  apply(settings)
  addConsent(settings)
  addTags(settings)

  const events = []
  const watchers = new Set()
  for (const name of EVENTS) {
    document.addEventListener(`vitrine:${name}`, ({ detail }) => {
      events.push({ time: Date.now(), name, text: line(detail) })
      if (events.length > ENTRIES_KEPT) events.shift()
      for (const watcher of watchers) watcher()
    })
  }

  const qa = { settings, DEFAULTS, SHORT, root, save, apply, events, watchers }
  import(new URL('panel/show.js', ownUrl()).href).then(({ show }) => show(qa))
})()
