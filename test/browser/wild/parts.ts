import type { Page } from '@playwright/test'

/** A part of a page that a visitor opens. */
export interface Part {
  readonly name: string
  /** A selector of what is open. */
  readonly root: string
  readonly open: (page: Page) => Promise<void>
  readonly close: (page: Page) => Promise<void>
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')

const notice: Part = {
  name: 'a notice',
  root: '.vitrine-notices__stack',
  open: (page) =>
    page.evaluate(() =>
      window.Vitrine?.bus.emit('notice:show', { text: 'The search was saved', style: 'warn' }),
    ),
  close: (page) => page.locator('.vitrine-notice__close').click(),
}

const savedItems: Part = {
  name: 'the list of saved items',
  root: '.vitrine-flagged',
  open: async (page) => {
    await page.locator('.vitrine-flag-counter__button').click()
    await page.locator('.vitrine-flagged li').nth(1).waitFor()
    // The items are fetched when the list is first opened.
    await page.locator('.vitrine-flagged__note').first().waitFor({ state: 'detached' })
  },
  close: pressEscape,
}

const suggestions: Part = {
  name: 'the suggestions',
  root: '.vitrine-suggestions',
  open: async (page) => {
    await page.locator('.vitrine-search-box__input').fill('la')
    await page.locator('.vitrine-suggestions [role="option"]').nth(1).waitFor()
  },
  close: pressEscape,
}

const popup: Part = {
  name: 'the popup of an amenity',
  root: '.vitrine-popup[role="tooltip"]:popover-open',
  open: (page) => page.locator('.vitrine-amenities__icon').first().click(),
  close: pressEscape,
}

const sheet: Part = {
  name: 'the filter dialog',
  root: 'dialog.vitrine-sheet',
  open: (page) => page.locator('.vitrine-facets__open').click(),
  close: (page) => page.locator('.vitrine-sheet__close').click(),
}

const dropdown: Part = {
  name: 'the list of a dropdown',
  root: '.vitrine-dropdown__popup:popover-open',
  open: (page) => page.locator('#bt-leads-brochure .vitrine-dropdown__input').last().click(),
  close: pressEscape,
}

const dialog: Part = {
  name: 'the dialog',
  root: '.vitrine-modal__box',
  open: (page) => page.locator('[data-vitrine="modal"]').click(),
  close: pressEscape,
}

const gallery: Part = {
  name: 'the gallery',
  root: '.vitrine-gallery',
  open: async (page) => {
    await page.locator('.wild-shots a').first().click()
    await page.locator('.pswp__img:not(.pswp__img--placeholder)').first().waitFor()
  },
  close: pressEscape,
}

/** What can be opened on a page of this width, one after the other. */
export function openableParts(width: number): readonly Part[] {
  const filters = width < 400 ? [sheet] : [popup]
  return [savedItems, suggestions, ...filters, dropdown, notice, dialog, gallery]
}
