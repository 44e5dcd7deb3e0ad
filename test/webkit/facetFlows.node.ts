import { test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openPage, READY } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

async function openSearch(address: string) {
  const page = webkit()
  await openPage(page, address)
  await page.waitFor(READY)
  return page
}

const focused = (selector: string) => `document.activeElement.matches('${selector}')`
const chip = (id: string) => `document.querySelector('#${id} .vitrine-chip')?.textContent`

test('buckets, stars, a switch and an excluded value filter, and Back takes them back', async () => {
  const page = await openSearch('/numbers.html')
  const switched = `document.querySelector('#stays .vitrine-toggle__switch:checked')`
  await page.click('#stays .vitrine-toggle__switch')
  await page.waitFor(`${switched} && ${READY}`)
  await page.click('#stays .vitrine-buckets [type="checkbox"]')
  await page.waitFor(`location.hash.includes('price') && ${READY}`)
  await page.waitFor(`document.querySelectorAll('#stays .vitrine-chip').length === 2`)
  await page.click(['#stays .vitrine-negation__button', 'Without Balcony'])
  await page.waitFor(`location.hash.includes('-amenities:Balcony') && ${READY}`)
  await page.run(`document.querySelector('#stays .vitrine-rating [type="radio"]').focus()`)
  await page.press(KEYS.arrowDown)
  await page.waitFor(`/rating:.*4.5/.test(decodeURIComponent(location.hash)) && ${READY}`)
  await page.waitFor(`document.querySelectorAll('#stays .vitrine-chip').length === 4`)
  await page.run('history.back()')
  await page.waitFor(`!location.hash.includes('rating') && ${READY}`)
  await page.waitFor(`document.querySelector('#stays .vitrine-rating [type="radio"]').checked`)
})

test('a slider steps by fractions', async () => {
  const page = await openSearch('/numbers.html')
  const slider = '#scales [aria-label="Minimum Rating"]'
  await page.run(`document.querySelector('${slider}').focus()`)
  await page.press(KEYS.arrowRight)
  await page.waitFor(`document.activeElement.getAttribute('aria-valuetext') === '3.1'`)
  await page.waitFor(`decodeURIComponent(location.hash).includes('rating:[3.1')`)
})

test('a button of the bar opens its facet, and Escape closes it', async () => {
  const page = await openSearch('/filters.html')
  await page.click(['#bar summary', 'Kind of place'])
  await page.click('#bar details[open] input')
  await page.waitFor(`${chip('bar')}.includes('House') && ${READY}`)
  await page.waitFor(focused('#bar details[open] input'))
  await page.press(KEYS.escape)
  await page.waitFor(`!document.querySelector('#bar details[open]')`)
  await page.waitFor(focused('#bar summary'))
})

test('a closed group opens, and its radios hold one value', async () => {
  const page = await openSearch('/filters.html')
  await page.click(['#groups summary', 'Bedrooms'])
  const radios = '#groups [data-field="bedrooms"] label:nth-of-type(1) input'
  await page.find(radios)
  await page.run(`document.querySelector('${radios}').focus()`)
  await page.press(KEYS.arrowDown)
  await page.waitFor(`${chip('groups')}.includes('Bedrooms: 1') && ${READY}`)
})

test('a tree opens level by level, and its breadcrumb leads up', async () => {
  const page = await openSearch('/trees.html')
  await page.click(['.vitrine-tree__toggle', 'More within Cabins'])
  await page.click(['.vitrine-tree__toggle', 'More within Chalets'])
  await page.click('.vitrine-tree__list .vitrine-tree__list .vitrine-tree__list input')
  await page.waitFor(`decodeURIComponent(location.hash).includes('Cabins/Chalets/') && ${READY}`)
  await page.click(['.vitrine-breadcrumb__link', 'Cabins'])
  await page.waitFor(`decodeURIComponent(location.hash).endsWith('category:Cabins') && ${READY}`)
})

test('a preset of dates filters and stands in the address', async () => {
  const page = await openSearch('/dates.html')
  await page.click(['.vitrine-dates label .vitrine-facet__value', 'This weekend'])
  await page.waitFor(`location.search === '?stay=weekend' && ${READY}`)
  await page.waitFor(`${chip('stays')}.includes('This weekend')`)
})

test('a place and a radius filter', async () => {
  const page = await openSearch('/near.html')
  await page.find('#stays .vitrine-near__select')
  await page.run(`document.querySelector('#stays .vitrine-near__select').focus()`)
  await page.press('B')
  await page.waitFor(`${chip('stays')} === 'Within 25 mi of Bend' && ${READY}`)
  await page.click(['#stays .vitrine-near__radius', '10 mi'])
  await page.waitFor(`${chip('stays')} === 'Within 10 mi of Bend' && ${READY}`)
})

test('the size of a page and a view are chosen', async () => {
  const page = await openSearch('/page-size.html')
  await page.find('.vitrine-page-size__select')
  await page.run(`document.querySelector('.vitrine-page-size__select').focus()`)
  await page.press(KEYS.arrowDown)
  await page.waitFor(`location.search === '?rows=24' && ${READY}`)
  await page.waitFor(`document.querySelectorAll('.vitrine-results__item').length === 24`)
  await page.click(['.vitrine-view__option', 'List'])
  await page.waitFor(`document.querySelector('#stays[data-view="list"]')`)
})

test('a value of a long list is found at the server and chosen', async () => {
  const page = await openSearch('/trees.html')
  await page.click('[data-field="host"] [type="search"]')
  await page.press('lmaz')
  await page.waitFor(`document.querySelector('[data-field="host"] mark')?.textContent === 'lmaz'`)
  await page.click('[data-field="host"] .vitrine-facet__value')
  await page.waitFor(`${chip('stays')}.includes('Yılmaz') && ${READY}`)
  await page.waitFor(
    `document.querySelector('[data-field="host"] [type="search"]').value === 'lmaz'`,
  )
})
