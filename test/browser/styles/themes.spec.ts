import type { Page } from '@playwright/test'
import { axeViolationsInSchemes } from '../support/axeViolations'
import { htmlPage } from '../support/htmlPage'
import { openHtml } from '../support/openHtml'
import { onSharedPage } from '../support/sharedPage'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'
import { contrastFaults } from '../wild/contrast'
import { installBoxes } from '../wild/installBoxes'

test.use(onSharedPage)

const THEMES = ['standard', 'warm', 'dense'] as const

const SEARCH =
  '<div data-vitrine="search" data-vitrine-solr.url="/solr/select" data-vitrine-solr.index="listings"><div data-vitrine="search-box"></div></div>'

const themedPage = (body: string) =>
  htmlPage(body, '<link rel="stylesheet" href="/dist/vitrine-themes.css" />')

/** The background of the search button, which is the accent. */
const accentIn = (page: Page, part: string) =>
  page
    .locator(`${part} .vitrine-search-box__submit`)
    .evaluate((button) => getComputedStyle(button).backgroundColor)

for (const theme of THEMES) {
  for (const width of [360, 1280]) {
    test(`the theme ${theme} is accessible at ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/themes.html')
      await page.getByLabel('Stock theme').selectOption(theme)
      await waitForSearches(page)
      if (width < 640) await page.getByRole('button', { name: /^Filters/ }).click()
      await page.getByRole('checkbox', { name: /^cabin/i }).click()
      await page.keyboard.press('Escape')
      await waitForSearches(page)
      expect(await axeViolationsInSchemes(page)).toEqual([])
      await installBoxes(page)
      for (const scheme of ['Light', 'Dark']) {
        await page.getByLabel('Scheme').selectOption(scheme)
        expect(await contrastFaults(page, '#stays'), scheme).toEqual([])
      }
    })
  }
}

test('a theme holds for a part of a page, and another within it', async ({ page, consoleLog }) => {
  consoleLog.allow(/fragment_prefix/)
  await openHtml(
    page,
    themedPage(`<section id="none">${SEARCH}</section>
      <section id="warm" data-vitrine-theme="warm">${SEARCH}
        <section id="standard" data-vitrine-theme="standard">${SEARCH}</section>
        <section id="dense" data-vitrine-theme="dense">${SEARCH}</section>
      </section>
      <section id="own" data-vitrine-theme="dense" style="--vitrine-accent: rgb(1, 2, 3)">${SEARCH}</section>`),
  )
  await waitForSearches(page)
  const none = await accentIn(page, '#none')
  expect(await accentIn(page, '#warm > [data-vitrine]')).toBe('rgb(166, 58, 29)')
  expect(await accentIn(page, '#standard')).toBe(none)
  expect(await accentIn(page, '#dense')).toBe('rgb(11, 90, 111)')
  expect(await accentIn(page, '#own')).toBe('rgb(1, 2, 3)')
})

test('a theme stands on the search element itself, without a warning', async ({ page }) => {
  await openHtml(page, themedPage(SEARCH.replace('<div ', '<div data-vitrine-theme="warm" ')))
  await waitForSearches(page)
  expect(await accentIn(page, '[data-vitrine="search"]')).toBe('rgb(166, 58, 29)')
})

test('a dialog has the theme of the body', async ({ page }) => {
  await openHtml(
    page,
    themedPage(
      '<div id="text" hidden><p>Rules</p></div><a data-vitrine="modal" href="#text">Open</a>',
    ),
  )
  await page.evaluate(() => document.body.setAttribute('data-vitrine-theme', 'warm'))
  await page.getByRole('button', { name: 'Open' }).or(page.getByText('Open')).first().click()
  const box = page.locator('.vitrine-modal__box')
  await expect(box).toHaveCSS('background-color', 'rgb(255, 250, 245)')
})

test('a themer plays with the tokens and takes the style sheet along', async ({ page }) => {
  await page.goto('/themes.html')
  await waitForSearches(page)
  const css = page.getByLabel('Your style sheet')
  await page.getByLabel('Accent, light').fill('#7a1fa2')
  await page.getByLabel('Corners', { exact: false }).first().fill('0')
  await page.getByLabel(/^\s*Text/).fill('0.875')
  await expect.poll(() => accentIn(page, '#stays')).toBe('rgb(122, 31, 162)')
  await expect(page.locator('[data-value="contrast-light"]')).toHaveText('8.3 : 1')
  const text = await css.inputValue()
  expect(text).toContain('--vitrine-accent: light-dark(#7a1fa2, #f5ab8a);')
  expect(text).toContain('--vitrine-radius: 0em;')
  await test.step('and starts again', async () => {
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'As it was.' })).toBeVisible()
    await expect.poll(() => accentIn(page, '#stays')).toBe('rgb(166, 58, 29)')
    expect(await css.inputValue()).not.toContain('{')
  })
  await test.step('which makes another page look the same', async () => {
    await openHtml(page, themedPage(`<style>${text}</style>${SEARCH}`))
    await waitForSearches(page)
    expect(await accentIn(page, '[data-vitrine="search"]')).toBe('rgb(122, 31, 162)')
    const button = page.locator('.vitrine-search-box__submit')
    await expect(button).toHaveCSS('font-size', '14px')
  })
})

for (const theme of THEMES) {
  test(`the reset of a range stands in its title's line (${theme})`, async ({ page }) => {
    await page.goto('/themes.html')
    await page.getByLabel('Stock theme').selectOption(theme)
    await waitForSearches(page)
    await page.getByRole('textbox', { name: 'Minimum' }).fill('200')
    await page.keyboard.press('Enter')
    await waitForSearches(page)
    const middles = await page.locator('.vitrine-range').evaluate((facet) =>
      ['.vitrine-facet__title', '.vitrine-range__reset'].map((selector) => {
        const text = document.createRange()
        text.selectNodeContents(facet.querySelector(selector) ?? facet)
        const { top, bottom } = text.getBoundingClientRect()
        return (top + bottom) / 2
      }),
    )
    expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? Number.NaN))).toBeLessThanOrEqual(1)
  })
}
