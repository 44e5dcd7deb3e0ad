import { pageReady, run } from '../checks/run.js'

/* Finds elements although elements of this page shadow document's properties. */
const find = (selector) => Document.prototype.querySelector.call(document, selector)
const body = find('body')
const next = (type) =>
  new Promise((resolve) => document.addEventListener(type, resolve, { once: true }))

const frame = () => new Promise(requestAnimationFrame)

const errors = []
addEventListener('error', (event) => errors.push(event.message))

const checks = {
  'the names are shadowed': () =>
    document.body.localName === 'img' &&
    document.documentElement.localName === 'img' &&
    window.vitrineSettings.localName === 'a' &&
    find('form').children.localName === 'input',
  'the bundle runs': () => typeof window.Vitrine.version === 'string',
  'two results are shown': () => document.querySelectorAll('.vitrine-results__item').length === 2,
  'a form with inputs named children and attributes is a facet now': () =>
    find('form[data-vitrine="facet"] .vitrine-facet__item input') !== null,
  'a wrong mount point in such a form is reported with its position': () =>
    window.Vitrine.doctor().problems.length === 1 ||
    JSON.stringify(window.Vitrine.doctor().problems),
  'the language is the page’s': () => window.Vitrine.getState().settings.locale === 'en-GB',
  async 'the live region is in the body'() {
    // It comes with the first announcement, in idle time.
    while (!find('.vitrine-announcer')) await frame()
    return find('.vitrine-announcer').parentNode === body
  },
  async 'content that arrives later is mounted'() {
    const late = document.createElement('div')
    late.setAttribute('data-vitrine', 'result-count')
    const mounted = next('vitrine:widget:mounted')
    find('#late').append(late)
    await mounted
    while (late.textContent === '') await frame()
    return late.textContent === '1–2 of 2,000' || late.textContent
  },
  'a call that is queued later runs at once'() {
    let heard = 0
    window.vitrineQueue.push(['on', 'search:retry', () => heard++])
    window.vitrineQueue.push(['emit', 'search:retry', {}])
    return heard === 1
  },
  'no error was thrown': () => errors.length === 0 || errors.join(' | '),
}

pageReady('.vitrine-results__item').then(() => run(checks, find('#checks')))
