import { axeViolations } from '../support/axeViolations'
import { expect, test } from '../support/test'
import { caption, gallery, link, waitForImage } from './galleryPage'

for (const width of [360, 1280]) {
  test(`axe finds nothing in the gallery at ${width} px`, async ({ page, consoleLog }) => {
    consoleLog.allow(/404|brought script/)
    await page.setViewportSize({ width, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/gallery.html')
    const rules = gallery(page).getByRole('heading', { name: 'House rules' })
    for (const [name, shownPart] of [
      ['The jetty', caption(page).getByRole('link')],
      ['House rules', rules],
      ['The place, with a long caption', caption(page)],
    ] as const) {
      await link(page, name).click()
      await expect(gallery(page)).toBeVisible()
      if (shownPart !== rules) await waitForImage(page, name)
      await expect(shownPart).toBeVisible()
      expect(await axeViolations(page, { include: 'dialog' }), name).toEqual([])
      await page.keyboard.press('Escape')
      await expect(gallery(page)).toHaveCount(0)
    }
  })
}
