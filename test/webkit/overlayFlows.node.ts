import { test } from 'node:test'
import { KEYS } from './driver/WebKitPage'
import { openPage, READY } from './openPage'
import { openWebKit } from './openWebKit'

const webkit = openWebKit()

async function open(address: string) {
  const page = webkit()
  await openPage(page, address)
  return page
}

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

test('the gallery opens, changes its picture by key, and gives the focus back', async () => {
  const page = await open('/gallery.html')
  const shows = `document.querySelector('.pswp__item:not([inert]) img.pswp__img:not(.pswp__img--placeholder)')?.alt === arguments[0]`
  const link = (alt: string) => `document.querySelector('a:has(> img[alt="${alt}"])')`
  await page.waitFor(`window.Vitrine.doctor().widgets.length > 0`)
  await page.run(`${link('The lake at dusk')}.focus()`)
  await page.press(KEYS.enter)
  await page.waitFor(shows, 'The lake at dusk')
  await page.waitFor(`document.activeElement.closest('dialog')`)
  await page.press(KEYS.arrowRight)
  await page.waitFor(shows, 'The jetty')
  await page.waitFor(
    `document.querySelector('.vitrine-gallery__caption').textContent.startsWith('The jetty')`,
  )
  await page.press(KEYS.escape)
  await page.waitFor(`!document.querySelector('.pswp')`)
  await page.waitFor(`document.activeElement === ${link('The jetty')}`)
})

test('a marker of a map in a dialog opens its popup, and Escape closes only that', async () => {
  const page = await open('/map.html')
  await page.waitFor(READY)
  await page.click(['button', 'How to get here'])
  const marker = '[role="dialog"] .vitrine-map__marker:not([inert])'
  const popup = `document.querySelector('[role="dialog"] .vitrine-map__area [role="dialog"]')`
  await page.waitFor(`document.querySelector('[role="dialog"] .leaflet-tile-loaded')`)
  await page.click(marker)
  await page.waitFor(`${popup}?.querySelector('a').pathname === '/listings/17'`)
  await page.waitFor(`${popup}.contains(document.activeElement)`)
  await page.press(KEYS.escape)
  await page.waitFor(`!${popup}`)
  await page.waitFor(`document.activeElement.matches('${marker}')`)
})
