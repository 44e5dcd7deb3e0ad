import { test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

const READY =
  "[...document.querySelectorAll('[data-vitrine=\"search\"]')].every((one) => one.dataset.state === 'ready')"

/** Opens a page that finds nothing stored, and waits for its script. */
async function open(address: string) {
  const page = webkit()
  await page.forgetSite()
  await page.goto(address)
  await page.waitFor('window.Vitrine')
  return page
}

async function openSearch(address = '/') {
  const page = await open(address)
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

test('three dialogs deep, Escape closes the top one and the focus returns', async () => {
  const page = await open('/dialogs.html')
  const dialogs = '[...document.querySelectorAll(\'[role="dialog"]\')]'
  const hasFocus = `${dialogs}.length === arguments[0] && ${dialogs}.at(-1)?.contains(document.activeElement)`
  await page.click(['button', 'Ask the host'])
  await page.waitFor(hasFocus, 1)
  await page.click(['a', 'said of your arrival'])
  await page.waitFor(hasFocus, 2)
  await page.click(['a', 'Where do we park?'])
  await page.waitFor(hasFocus, 3)
  for (const [count, opener] of [
    [2, 'Where do we park?'],
    [1, 'said of your arrival'],
    [0, 'Ask the host'],
  ] as const) {
    await page.press(KEYS.escape)
    await page.waitFor(`${dialogs}.length === arguments[0]`, count)
    await page.waitFor('document.activeElement.textContent.trim() === arguments[0]', opener)
  }
})

test('an option of a dropdown is chosen with the pointer', async () => {
  const page = await open('/dropdowns.html')
  await page.click('[data-vitrine="dropdown"] ~ * [role="combobox"], [role="combobox"]')
  await page.click(['[role="option"]', 'Cabin'])
  await page.waitFor(`[...document.querySelectorAll('[role="combobox"]')]
    .some((one) => one.textContent.includes('Cabin') || one.value === 'Cabin')`)
})

test('a form that waits for the tag manager puts a product into the cart', async () => {
  const page = await open('/shop/p-6?tags=slow&consent=granted')
  await page.click(['button', 'Add to cart'])
  await page.waitFor("location.pathname === '/shop/cart'")
})

test('the editor puts a picture with a title in a caption', async () => {
  const page = await open('/editor.html?editor=tinymce')
  await page.waitFor(`document.documentElement.dataset.editor === 'tinymce' &&
    window.Vitrine.doctor().widgets.length === 2`)
  await page.click(['button', 'Insert picture'])
  await page.waitFor(`document.querySelector('#preview .caption .caption-text')?.textContent
    .startsWith('The lake, "silver"')`)
  await page.waitFor(`document.querySelector('#saved').textContent.includes('[caption caption=')`)
})
