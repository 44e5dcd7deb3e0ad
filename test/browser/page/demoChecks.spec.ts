import { expect, test } from '../support/test'

for (const name of ['crowded.html', 'shadowed.html']) {
  test(`all self-checks of ${name} pass`, async ({ page, consoleLog }) => {
    if (name === 'shadowed.html') consoleLog.allow(/^Vitrine: .* was not mounted/)
    await page.goto(`/${name}`)
    await page.locator('#checks[data-done]').waitFor()
    const lines = await page.locator('#checks > li').allTextContents()
    expect(lines.filter((line) => !line.startsWith('PASS'))).toEqual([])
    expect(lines.length).toBeGreaterThanOrEqual(5)
  })
}
