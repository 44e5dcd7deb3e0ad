import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { freePort } from '../cms/support/freePort'
import { guideText } from '../cms/support/recipeFiles'
import { connect, logIn, map, openSettings } from './support/adminPages'
import { countInSolr } from './support/askSolr'
import { createCore } from './support/createCore'
import { writePosts } from './support/prepare'
import { expect, test } from './support/test'

test.describe.configure({ mode: 'serial' })

test('the zip of a release installs through the admin screens', async ({ page, site }) => {
  await logIn(page, 'admin')
  await page.goto('/wp-admin/plugin-install.php?tab=upload')
  await page.locator('#pluginzip').setInputFiles(site.zip)
  await page.locator('#install-plugin-submit').click()
  await page.getByRole('link', { name: 'Activate Plugin' }).click()
  await expect(page.getByText('Plugin activated.')).toBeVisible()
  await expect(page.getByText('Vitrine Search needs the address of your Solr.')).toBeVisible()
})

test('the settings have the steps of the guide, in their order', async ({ page }) => {
  await logIn(page, 'admin')
  await openSettings(page)
  const guide = guideText('wordpress.md')
  const steps = await page.locator('.wrap h2').allTextContents()
  const numbers = [...guide.matchAll(/^## (\d\.)/gm)].map(([, number]) => number)
  expect(steps.map((step) => step.slice(0, 2))).toEqual(numbers)
  expect(numbers).toHaveLength(5)
  // What the guide has its readers press is there.
  for (const name of [
    'Download the schema',
    'Save and test the connection',
    'Save what is found',
  ]) {
    expect(guide).toContain(`“${name}”`)
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
  await expect(page.getByText('Connect Solr first.')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('Solr makes a core with the command of the page, and with the download', async ({
  page,
  site,
}, testInfo) => {
  await logIn(page, 'admin')
  await openSettings(page)
  const form = page.locator('form:has(#vitrine-download-schema)')
  const commands = await form.locator('code').allTextContents()
  const folders = commands.map((command) =>
    /^bin\/solr create -c wordpress -d (\S+)$/.exec(command),
  )
  const [own, downloaded] = folders.map((match) => match?.[1] ?? '')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the schema' }).click()
  const zip = testInfo.outputPath('schema.zip')
  await (await downloading).saveAs(zip)
  execFileSync('unzip', ['-q', zip, '-d', testInfo.outputPath('.')])
  const unpacked = testInfo.outputPath(basename(downloaded ?? ''))
  expect(guideText('wordpress.md')).toContain(`-d /tmp/${basename(unpacked)}\n`)
  expect(createCore(site.solr.url, 'own', own ?? '')).toContain("Created new core 'own'")
  expect(createCore(site.solr.url, 'unpacked', unpacked)).toContain("Created new core 'unpacked'")
  for (const core of ['own', 'unpacked']) {
    const address = site.solr.url.replace(/wordpress$/, core)
    expect(await connect(page, address)).toBe('Solr answers, and its schema fits.')
  }
})

test('the connection says in words what is wrong', async ({ page, site }) => {
  await logIn(page, 'admin')
  const nobody = await freePort()
  const core = '/solr/wordpress'
  expect(await connect(page, `http://127.0.0.1:${nobody}${core}`)).toContain('Is Solr running')
  expect(await connect(page, 'http://127.0.0.2.invalid/solr/x')).toMatch(
    /No server has this name|WordPress may/,
  )
  expect(await connect(page, `${site.solr.url}-of-another`)).toContain('no such core')
  expect(await connect(page, site.url)).toMatch(/not Solr|no such core|another one/)
  const screen = site.solr.url.replace(/wordpress$/, '#/wordpress/core-overview')
  for (const address of [screen, site.solr.url]) {
    expect(await connect(page, address)).toBe('Solr answers, and its schema fits.')
    await expect(page.getByLabel("Solr's address")).toHaveValue(site.solr.url)
  }
})

test('fields are mapped, and a thousand posts are indexed with progress', async ({
  page,
  site,
}) => {
  writePosts(site)
  await logIn(page, 'admin')
  await openSettings(page)
  await map(page, 2, 'meta:city', 'facet', 'City')
  await map(page, 3, 'meta:price', 'price', '')
  await map(page, 4, 'meta:rooms', 'number', 'Rooms')
  await page.locator('#vitrine-save-content').click()
  // The browser leads to what was saved, and says so there.
  await expect(page.getByText('Saved.', { exact: true })).toBeInViewport()
  await map(page, 5, 'meta:opened', 'date', 'Opened')
  await page.locator('#vitrine-save-content').click()
  await expect(page.locator('#vitrine-mappings')).toContainText('opened_date')
  await expect(page.getByText('Solr answers, and its schema fits.')).toBeVisible()
  site.run("update_option('test_ms_per_document', 10);")
  await expect(page.locator('#vitrine-progress')).toBeHidden()
  await page.getByRole('button', { name: 'Index all' }).click()
  await expect(page.locator('#vitrine-done')).toHaveText(/^[1-9]\d* \//)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.locator('#vitrine-index')).toHaveAttribute('data-status', 'paused')
  // The batch that was on its way is finished.
  await page.waitForLoadState('networkidle')
  const paused = await page.locator('#vitrine-done').textContent()
  site.run("delete_option('test_ms_per_document');")
  await site.cron()
  await page.reload()
  await expect(page.locator('#vitrine-done')).toHaveText(paused ?? '')
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.locator('#vitrine-index')).toHaveAttribute('data-status', 'done', {
    timeout: 90_000,
  })
  // Two posts of WordPress itself: "Hello world!" and "Sample Page".
  await expect(page.locator('[data-count="inSolr"]')).toHaveText('1002')
  await expect(page.locator('[data-count="inWordPress"]')).toHaveText('1002')
  await expect(page.locator('[data-count="waiting"]')).toHaveText('0')
  expect(await countInSolr(site.solr.url)).toBe(1002)
})
