import { controls } from './controls.js'
import { element } from './element.js'
import { log } from './log.js'
import { runUrlActions } from './savedControls.js'

/**
 * Adds the panel to the page, in a shadow root, so that the styles of page and panel do not affect each other. It lies
 * over the page, so nothing moves. It is hidden until its stylesheet has loaded.
 */
export function show(qa) {
  // The panel is in English on every page.
  const host = element('div', { class: 'vitrine-qa', lang: 'en', dir: 'ltr', hidden: true })
  const place = host.attachShadow({ mode: 'open' })
  const href = new URL('../panel.css', import.meta.url).href
  const style = element('link', { rel: 'stylesheet', href })
  style.addEventListener('load', () => {
    host.hidden = false
  })
  const entries = log(qa)
  const body = element('div', { id: 'body', class: 'body' }, controls(qa), entries.view)
  const toggle = element(
    'button',
    { type: 'button', class: 'toggle', 'aria-controls': 'body' },
    'QA',
  )
  const set = (open) => {
    toggle.setAttribute('aria-expanded', String(open))
    body.hidden = !open
    if (open) entries.start()
    else entries.stop()
  }
  toggle.addEventListener('click', () => {
    qa.settings.panel = body.hidden ? 'open' : 'closed'
    qa.save(qa.settings)
    set(body.hidden)
  })
  set(qa.settings.panel === 'open')
  const menu = element('a', { href: '/menu.html', class: 'menu' }, 'All demo pages')
  const head = element('div', { class: 'head' }, menu, toggle)
  place.append(style, element('aside', { class: 'panel', 'aria-label': 'QA panel' }, head, body))
  Document.prototype.querySelector.call(document, 'body').append(host)
  runUrlActions()
}
