import { test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openPage, READY } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

async function openSearch(address = '/') {
  const page = webkit()
  await openPage(page, address)
  await page.waitFor(READY)
  return page
}

test('a suggestion is chosen with the keyboard and searches', async () => {
  const page = await openSearch()
  await page.click('.vitrine-search-box__input')
  await page.press('cab')
  await page.find('#listings [role="option"]')
  await page.press(KEYS.arrowDown)
  await page.waitFor(`document.activeElement.getAttribute('aria-activedescendant')`)
  await page.press(KEYS.enter)
  await page.waitFor(`/q=cab/.test(location.hash) && ${READY}`)
})

test('a click on a facet value filters, and Back removes the filter', async () => {
  const page = await openSearch()
  const checkbox = '.vitrine-facet__item input[type="checkbox"]'
  await page.click(checkbox)
  await page.waitFor(`location.hash.includes('fq=') && ${READY}`)
  await page.waitFor(`document.querySelector('${checkbox}:checked')`)
  await page.run('history.back()')
  await page.waitFor(`!location.hash.includes('fq=') && ${READY}`)
  await page.waitFor(`!document.querySelector('${checkbox}:checked')`)
})

test('an arrow key moves a slider and filters', async () => {
  const page = await openSearch('/ranges.html')
  const slider = '[data-field="price"] [type="range"]'
  await page.waitFor(`document.querySelector('${slider}')`)
  await page.run(`document.querySelector('${slider}').focus()`)
  await page.waitFor(`document.activeElement.matches('${slider}')`)
  const before = Number(await page.run(`return document.activeElement.value`))
  await page.press(KEYS.arrowRight)
  await page.waitFor(`Number(document.querySelector('${slider}').value) > ${before}`)
  await page.waitFor(`decodeURIComponent(location.hash).includes('price:[')`)
})

test('Back from another page shows the results again', async () => {
  const page = await openSearch('/#q=cabin')
  const title = await page.run(
    `return document.querySelector('.vitrine-results__item a[href^="/listings/"]').pathname`,
  )
  await page.run('window.stays = true')
  await page.click('.vitrine-results__item a[href^="/listings/"]')
  await page.waitFor('location.pathname === arguments[0]', title)
  await page.waitFor('window.Vitrine')
  await page.send('POST', '/back')
  await page.waitFor(`location.pathname === '/' && ${READY}`)
  await page.waitFor(
    `document.querySelector('.vitrine-results__item a[href^="/listings/"]')?.pathname === arguments[0]`,
    title,
  )
})

test('an item that one window saves is saved in the other', async () => {
  const page = await openSearch()
  const first = await page.send('GET', '/window')
  const { handle } = (await page.send('POST', '/window/new', { type: 'window' })) as {
    handle: string
  }
  await page.send('POST', '/window', { handle })
  await page.goto('/')
  await page.waitFor(READY)
  await page.click('.vitrine-results__item .rs-flag')
  const count = `document.querySelector('[data-vitrine="flag-counter"] button')?.textContent.includes('1')`
  await page.waitFor(count)
  await page.send('DELETE', '/window')
  await page.send('POST', '/window', { handle: first })
  await page.waitFor(count)
})
