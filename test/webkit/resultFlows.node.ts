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

const items = `document.querySelectorAll('.vitrine-results__item').length`
const input = `document.querySelector('.vitrine-search-box__input')`

test('results follow what is typed, as one step of history', async () => {
  const page = await openSearch('/instant.html')
  const before = await page.run('return history.length')
  await page.click('.vitrine-search-box__input')
  await page.press('lake')
  await page.waitFor(`location.search === '?query=lake' && ${READY}`)
  await page.press(' view')
  await page.waitFor(`location.search === '?query=lake+view' && ${READY}`)
  await page.waitFor(
    `history.length === ${Number(before) + 1} && document.activeElement === ${input}`,
  )
  await page.run('history.back()')
  await page.waitFor(`location.search === '' && ${input}.value === '' && ${READY}`)
})

test('a change by pointer finds what it promises, and so does one by key', async () => {
  const page = await openSearch('/nothing-found.html?query=lakr&city%5B%5D=Moab')
  await page.click(['.vitrine-nothing-found__change', 'Search for “lake” 1 result'])
  await page.waitFor(`${items} === 1 && ${READY}`)
  await page.waitFor(`document.activeElement.matches('.vitrine-results')`)
  await page.run('history.back()')
  await page.waitFor(`${items} === 0 && ${READY}`)
  await page.find('.vitrine-nothing-found__change')
  await page.run(`document.querySelectorAll('.vitrine-nothing-found__change')[1].focus()`)
  await page.press(KEYS.enter)
  await page.waitFor(`location.search === '?city%5B%5D=Moab' && ${items} === 12 && ${READY}`)
  await page.waitFor(`document.activeElement.matches('.vitrine-results')`)
})

const bar = `getComputedStyle(document.querySelector('.vitrine-results'), '::before')`

test('of a late answer the bar is seen and sticky, and unseen it is out of the flow', async () => {
  const page = await openSearch('/')
  await page.waitFor(`${bar}.position === 'absolute' && ${bar}.visibility === 'hidden'`)
  await page.run(`document.cookie = 'vitrine-qa=' + encodeURIComponent('latency=2000')`)
  await page.click('.vitrine-search-box__input')
  await page.press('lake')
  await page.press(KEYS.enter)
  await page.waitFor(`${bar}.position === 'sticky' && ${bar}.visibility === 'visible'`)
  await page.run(`document.cookie = 'vitrine-qa='`)
  await page.waitFor(`${bar}.position === 'absolute' && ${READY}`)
})
