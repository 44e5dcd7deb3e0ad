import { test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openPage, READY } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

async function open(address: string) {
  const page = webkit()
  await openPage(page, address)
  await page.waitFor(READY)
  return page
}

const one = (selector: string) => `document.querySelector('${selector}')`
const focused = 'document.activeElement.textContent.trim()'

test('pictures of a card turn by pointer and by key, and say which one is seen', async () => {
  const page = await open('/listing.html')
  const row = one('.vitrine-card__media')
  const shows = `Math.round(${row}.scrollLeft / ${row}.clientWidth) === arguments[0]`
  const said = `/^Picture 2 of \\d$/.test(${one('.vitrine-announcer')}?.textContent)`
  await page.click('.vitrine-card__turn--next')
  await page.waitFor(`${shows} && ${said}`, 1)
  await page.run(`${one('.vitrine-card__turn--next')}.focus()`)
  await page.press(KEYS.enter)
  await page.waitFor(shows, 2)
  await page.run(`${one('.vitrine-card__turn--previous')}.focus()`)
  await page.press(KEYS.enter)
  await page.waitFor(`${shows} && ${said}`, 1)
})

test('in a narrow page the map takes the place of the list, with the focus on its switch', async () => {
  const page = await open('/list-map.html#q=&fq=city:Sedona')
  await page.run(`document.body.style.maxInlineSize = '50em'`)
  await page.run(`scrollTo(0, 900)`)
  const before = await page.run('return scrollY')
  await page.run(`${one('.vitrine-page__toggle')}.focus({ preventScroll: true })`)
  await page.press(KEYS.enter)
  await page.waitFor(`${focused} === 'List' && ${one('.leaflet-tile-loaded')}`)
  await page.waitFor(`!${one('.vitrine-results__item')}.checkVisibility()`)
  await page.press(KEYS.enter)
  await page.waitFor(`${focused} === 'Map' && scrollY === arguments[0]`, before)
})

test('the search and the filters stay in sight while the results scroll', async () => {
  const page = await open('/sticky.html')
  await page.run('scrollTo(0, 1500)')
  const top = (selector: string) => `Math.round(${one(selector)}.getBoundingClientRect().top)`
  await page.waitFor(`scrollY === 1500 && ${top('.vitrine-page__head')} === 0`)
  const bottom = `Math.round(${one('.vitrine-page__head')}.getBoundingClientRect().bottom)`
  await page.waitFor(`${top('.vitrine-page__side')} === ${bottom}`)
})
