import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { Shop } from '../shop/Shop'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'

import { englishFinder } from './englishFinder'
import { readTexts } from './readTexts'

test.use(onSharedPage)

const folder = fileURLToPath(new URL('../../../demo', import.meta.url))
const files = readdirSync(folder).filter((name) => name.endsWith('.html'))

/** The files of the demo and the pages that its server renders. */
const PAGES = [
  ...files,
  'listings/17',
  'search',
  'shop',
  'shop/p-12',
  'shop/p-6/quote',
  'shop/cart',
  'gallery/house-rules',
  'wild',
  'wild/plain',
  'saved.html#q=id:(k3x9-listings-41%20OR%20k3x9-listings-7)',
]

/** Queries that shorten large pages without changing what they contain. */
const SHORTER: Readonly<Record<string, string>> = { 'large.html': 'rows=24&' }

for (const lang of ['de', 'ar'] as const) {
  test.describe(`in ${lang}, at 360 px,`, () => {
    const english = englishFinder(lang)
    for (const name of PAGES) {
      test(`${name} does not overflow and shows no English text`, async ({ page, consoleLog }) => {
        if (/wrong|shadowed/.test(name)) consoleLog.allow(/^Vitrine: /)
        await page.setViewportSize({ width: 360, height: 800 })
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(inLanguage(name, lang))
        await waitForTexts(page)
        await expectTranslated(page, english)
        const openButton = page.locator('.vitrine-facets__open').first()
        if (!(await openButton.isVisible())) return
        await openButton.click()
        await page.locator('dialog.vitrine-sheet[open]').waitFor()
        await expectTranslated(page, english)
      })
    }

    test('no step of the checkout overflows or shows English text', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 800 })
      const shop = new Shop(page)
      await page.goto('/shop/p-12')
      await shop.addToCart.click()
      await page.getByRole('button', { name: 'Go to checkout' }).click()
      // The texts are checked in the language, and the order continues in English.
      for (const advance of shop.steps()) {
        const address = new URL(page.url()).pathname
        await page.goto(inLanguage(address.slice(1), lang))
        await waitForTexts(page)
        await expectTranslated(page, english)
        await page.goto(inLanguage(address.slice(1), 'en'))
        await advance()
      }
      await page.goto(inLanguage(new URL(page.url()).pathname.slice(1), lang))
      await waitForTexts(page)
      await expectTranslated(page, english)
    })
  })
}

/** Expects no English text and no horizontal overflow. */
async function expectTranslated(page: Page, english: ReturnType<typeof englishFinder>) {
  const { texts, overflow } = await readTexts(page)
  expect(texts.length).toBeGreaterThan(3)
  expect(english(texts)).toEqual([])
  expect(overflow).toBe(0)
}

function inLanguage(name: string, lang: 'de' | 'ar' | 'en'): string {
  const [path = '', fragment] = name.split('#')
  const query = `${path.includes('?') ? '&' : '?'}${SHORTER[name] ?? ''}lang=${lang}`
  return `/${path}${query}${fragment ? `#${fragment}` : ''}`
}

/** Waits until the texts are loaded and each search is ready. */
async function waitForTexts(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const vitrine = Object.getOwnPropertyDescriptor(window, 'Vitrine')?.value
    const all = (state: string) => document.querySelectorAll(`[data-state="${state}"]`).length
    return (
      vitrine?.getState().settings.messages['flag.flag'] !== 'Flag' &&
      all('idle') + all('pending') === 0 &&
      (all('ready') > 0 || !document.querySelector('[data-vitrine="search"]'))
    )
  })
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
}
