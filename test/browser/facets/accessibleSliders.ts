import type { Page } from '@playwright/test'

/** A slider as Chromium tells assistive technology of it. */
export interface AccessibleSlider {
  readonly name: string
  /** What is spoken instead of the bare number. */
  readonly text: string
}

/**
 * The sliders of a page in Chromium's own accessibility tree, from chrome://accessibility: the tree of the
 * DevTools protocol leaves aria-valuetext out. Chromium must run with --force-renderer-accessibility.
 * @returns null where the browser has no such page, as Playwright's headless shell.
 */
export async function accessibleSliders(page: Page): Promise<readonly AccessibleSlider[] | null> {
  const title = await page.title()
  const inside = await page.context().newPage()
  const response = await inside.goto('chrome://accessibility').catch(() => null)
  if (!response) return null
  const row = inside.locator('.row').filter({ hasText: title }).last()
  await row.getByRole('button', { name: /^Show accessibility tree/ }).click()
  const tree = row.locator('pre').filter({ hasText: 'rootWebArea' })
  await tree.waitFor()
  const nodes = ((await tree.textContent()) ?? '').split(/\n|(?=\+*id#=)/)
  await inside.close()
  return nodes
    .filter((node) => / slider /.test(node))
    .map((node) => ({
      name: /\bname='([^']*)'/.exec(node)?.[1] ?? '',
      text: /\b(?:ariaValueText|value)='([^']*)'(?!.*\bariaValueText=)/.exec(node)?.[1] ?? '',
    }))
}
