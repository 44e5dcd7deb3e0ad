import axe from 'axe-core'
import { expect, test } from '../support/test'
import { caption, gallery, link, seen } from './galleryPage'

for (const width of [360, 1280]) {
  test(`axe finds nothing in the gallery at ${width} px`, async ({ page, consoleLog }) => {
    consoleLog.allow(/404|brought script/)
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery.html')
    await page.evaluate(axe.source)
    const rules = gallery(page).getByRole('heading', { name: 'House rules' })
    for (const [name, there] of [
      ['The jetty', caption(page).getByRole('link')],
      ['House rules', rules],
      ['The place, with a long caption', caption(page)],
    ] as const) {
      await link(page, name).click()
      await expect(gallery(page)).toBeVisible()
      if (there !== rules) await seen(page, name)
      await expect(there).toBeVisible()
      await page.waitForTimeout(500)
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run({ include: 'dialog' })
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
      })
      expect(violations, name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(gallery(page)).toHaveCount(0)
    }
  })
}
