import type { Page } from '@playwright/test'

/** A slider in the accessibility tree of Chromium. */
export interface AccessibleSlider {
  readonly name: string
  /** The text that screen readers speak instead of the number. */
  readonly text: string
}

/**
 * Reads the sliders of a page from chrome://accessibility, since the tree of the DevTools protocol has no
 * aria-valuetext. Chromium must run with --force-renderer-accessibility.
 * @returns null for a browser without that page, such as the headless shell
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
