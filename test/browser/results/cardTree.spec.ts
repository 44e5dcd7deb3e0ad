import type { Page } from '@playwright/test'
import { accessibilityTree } from '../support/accessibilityTree'
import { expect, test } from '../support/test'
import { waitForSearches } from '../support/waitForSearches'

const TITLE = 'Rustic cabin near the river'

/** What is before the buttons of the first card. */
const TEXTS = [
  `heading ${TITLE}`,
  `link ${TITLE}`,
  'StaticText Rating:',
  'StaticText 4.4',
  'StaticText Leavenworth',
  'StaticText 6 guests · 2 bedrooms',
  'StaticText Dry your boots by the stove in this cabin a few minutes from the river.',
  'StaticText $235',
  'StaticText a night',
]

async function open(page: Page): Promise<void> {
  await page.goto('/listing.html')
  await waitForSearches(page)
  await expect(page.locator('.vitrine-card__dots').first()).toBeAttached()
}

const turn = (page: Page, name: 'Next' | 'Previous') =>
  page.getByRole('button', { name: `${name} picture: ${TITLE}` })

test('a card is read once: its title, its texts, its flag, and the buttons of its pictures', async ({
  page,
}) => {
  await open(page)
  expect(await accessibilityTree(page, '.vitrine-card')).toEqual([
    ...TEXTS,
    `button Flag: ${TITLE}`,
    `button Previous picture: ${TITLE}, disabled true`,
    `button Next picture: ${TITLE}`,
  ])
  await page.getByRole('button', { name: `Flag: ${TITLE}` }).press('Enter')
  await turn(page, 'Next').press('Enter')
  await expect(turn(page, 'Previous')).not.toHaveAttribute('aria-disabled')
  await expect
    .poll(() => accessibilityTree(page, '.vitrine-card'))
    .toEqual([
      ...TEXTS,
      `button Unflag: ${TITLE}`,
      `button Previous picture: ${TITLE}`,
      `button Next picture: ${TITLE}`,
    ])
})

test('which picture is seen is said politely, each time', async ({ page }) => {
  await open(page)
  await expect(page.locator('.vitrine-announcer')).toContainText('results')
  for (const n of [2, 3]) {
    await turn(page, 'Next').press('Enter')
    // Chromium's accessibility tree follows the page a moment later.
    await expect
      .poll(() => accessibilityTree(page, '.vitrine-announcer'))
      .toEqual(['status, live polite', `StaticText Picture ${n} of 4`])
    const controls = page.locator('.vitrine-card__controls').first()
    await expect(controls).toHaveAttribute('style', new RegExp(`--_picture: ?${n - 1}`))
  }
})

test('the choice of a view is a group of buttons, one of them pressed', async ({ page }) => {
  await open(page)
  expect(await accessibilityTree(page, '[data-vitrine="view"]')).toEqual([
    'group View',
    'StaticText View',
    'button Grid, pressed true',
    'button List, pressed false',
  ])
})
