import { pageReady, run } from '../checks/run.js'

/*
 * Checks, after the first results are shown, that the bundle does not affect the page, and that the page does not
 * affect the bundle.
 */
const { crowd } = window
const link = document.querySelector('link[href="/dist/vitrine.css"]')
const list = document.querySelector('#checks')
const next = (type, target = document) =>
  new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))
const shown = () => [...document.querySelectorAll('.vitrine-results__item')]

const checks = {
  'the bundle runs beside a form with the id Vitrine': () =>
    typeof window.Vitrine.version === 'string' &&
    document.getElementById('Vitrine') instanceof HTMLFormElement,
  'three results are shown, as their template says': () =>
    shown().length === 3 && shown().every((one) => one.querySelector('.crowd-card h3 a[href]')),
  'the texts of the page settings are read past an element with their id': () =>
    [...document.querySelectorAll('.rs-flag')].every((one) => one.textContent === 'Save'),
  'the pager counts': () =>
    document.querySelector('.vitrine-pager__list').textContent === '123456789…666667Next »',
  async 'a chosen facet narrows the results'() {
    const box = document.querySelector('.vitrine-facet__item input')
    const sent = next('vitrine:search:sent')
    box.click()
    const { body } = (await sent).detail
    const { numFound } = (await next('vitrine:search:answered')).detail
    return body.indexOf(encodeURIComponent('bundle:')) > 0 && numFound < 2000 && numFound > 0
  },
  async 'a saved item stands in the cookie as a plain list'() {
    const flag = document.querySelector('.rs-flag')
    flag.click()
    // It is written later, under a lock that tabs share.
    const saved = () =>
      document.cookie.split('; ').find((one) => /^riot_solr_flag_items=/.test(one))
    while (!saved()) await new Promise(requestAnimationFrame)
    const pair = saved()
    const ids = JSON.parse(decodeURIComponent(pair.slice(pair.indexOf('=') + 1)))
    return Object.prototype.toString.call(ids) === '[object Array]' && ids.length > 0
  },
  'the altered built-ins are as the page made them': () =>
    crowd.builtins.every(([owner, name, value]) => owner[name] === value),
  'Prototype’s own methods work': () =>
    [[1, [2]], 3].flatten().without(2).inspect() === '[1, 3]' && 'a'.toJSON() === '"a"',
  'window.$ is still Prototype’s, and jQuery is version 3': () =>
    window.$('checks') === list && /^3\./.test(jQuery.fn.jquery),
  'jQuery’s handlers work'() {
    document.querySelector('.js-greet').click()
    return document.querySelector('.js-greeting').textContent === 'Hello, Ada'
  },
  async 'Bootstrap’s modal opens and closes'() {
    const dialog = document.querySelector('#terms')
    const opened = next('shown.bs.modal', dialog)
    document.querySelector('[data-bs-target="#terms"]').click()
    await opened
    const open = dialog.checkVisibility()
    const closed = next('hidden.bs.modal', dialog)
    dialog.querySelector('[data-bs-dismiss]').click()
    await closed
    return open && !dialog.checkVisibility() && !document.querySelector('.modal-backdrop')
  },
  'Bootstrap’s dropdown opens and closes'() {
    const toggle = document.querySelector('[data-bs-toggle="dropdown"]')
    toggle.click()
    const open = document.querySelector('.dropdown-menu').checkVisibility()
    toggle.click()
    const closed = !document.querySelector('.dropdown-menu').checkVisibility()
    return open && closed && toggle.checkVisibility()
  },
  'nothing was defined in the AMD loader': () => crowd.defined.length === 0,
  'no global was added but Vitrine and vitrineQueue'() {
    const added = Object.getOwnPropertyNames(window).filter((name) => !crowd.globals.has(name))
    const known = ['Vitrine', 'vitrineQueue']
    const others = added.filter((name) => known.indexOf(name) < 0)
    return others.length === 0 || others.join(', ')
  },
  'our stylesheet does not change the page’s elements': () =>
    keepsPageStyles() || 'see the console',
  'no error was thrown': () => crowd.errors.length === 0 || crowd.errors.join(' | '),
}

/** Compares the style of every element of the page with and without our stylesheet. */
function keepsPageStyles() {
  const elements = [...document.querySelectorAll('body *')].filter(
    (one) =>
      !one.closest('[data-vitrine], .vitrine-announcer, .vitrine-qa') &&
      !one.querySelector('[data-vitrine]'),
  )
  const readStyles = () =>
    elements.map((one) => STYLE_PROPERTIES.map((name) => getComputedStyle(one)[name]).join())
  const without = () => {
    link.sheet.disabled = true
    const result = readStyles()
    link.sheet.disabled = false
    return result
  }
  const now = readStyles()
  const bare = without()
  const changed = elements.filter((_, i) => now[i] !== bare[i])
  if (changed.length > 0) console.warn('Our stylesheet reaches', changed)
  return changed.length === 0
}

const STYLE_PROPERTIES = [
  ...['color', 'backgroundColor', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'display'],
  ...['position', 'marginTop', 'marginBottom', 'paddingTop', 'paddingLeft', 'borderTopWidth'],
  ...['borderTopColor', 'textTransform', 'listStyleType', 'cursor', 'appearance', 'outlineStyle'],
  ...['opacity', 'visibility', 'boxSizing', 'float', 'textDecorationLine', 'colorScheme'],
]

pageReady('.vitrine-results__item', '.rs-flag', '.vitrine-pager__list').then(() =>
  run(checks, list),
)
