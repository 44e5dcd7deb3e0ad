import type { Page } from '@playwright/test'
import { waitForSearches } from '../browser/support/waitForSearches'
import { logIn, openSettings } from './support/adminPages'
import { prepare } from './support/prepare'
import type { Site } from './support/startSite'
import { expect, test } from './support/test'

/** Sets switches of the settings page in its form, as an administrator does. */
async function setSwitches(page: Page, change: () => Promise<void>): Promise<void> {
  const cookies = await page.context().cookies()
  if (!cookies.some(({ name }) => name.startsWith('wordpress_logged_in')))
    await logIn(page, 'admin')
  await openSettings(page)
  await change()
  await page.locator('#vitrine-save-page').click()
  await expect(page).toHaveURL(/#page$/)
}

/** Publishes a post. @returns its address */
function publish(site: Site, title: string, content: string): string {
  const text = Buffer.from(content).toString('base64')
  return site.run(
    `kses_remove_filters(); echo get_permalink(wp_insert_post(['post_type' => 'post', 'post_status' => 'publish', 'post_title' => '${title}', 'post_content' => wp_slash(base64_decode('${text}'))]));`,
  )
}

test('the search form of the theme leads to the search page', async ({ page, site }) => {
  const search = new URL(await prepare(site))
  await page.goto('/?s=Zermatt')
  await expect(page).toHaveURL(/\?s=Zermatt$/)
  await setSwitches(page, async () => {
    await page.getByLabel('Search page', { exact: true }).selectOption({ label: 'Find a place' })
    await page.getByLabel("The site's own search leads to it").check()
  })
  await page.goto(`/?s=${encodeURIComponent('Chur & "Arosa" ü+')}`)
  const { searchParams } = new URL(page.url())
  expect(searchParams.get('page_id')).toBe(search.searchParams.get('page_id'))
  expect(searchParams.get('query')).toBe('Chur & "Arosa" ü+')
  await expect(page.locator('.vitrine-layout .vitrine-search-box__input:visible')).toHaveValue(
    'Chur & "Arosa" ü+',
  )
  await expect(page.locator('.vitrine-results__item:visible').first()).toContainText('Arosa')
  // A feed of the search stays what it is.
  const feed = await page.request.get('/?s=Zermatt&feed=rss2')
  expect(feed.headers()['content-type']).toContain('xml')
  expect(new URL(feed.url()).searchParams.get('s')).toBe('Zermatt')
  // While the search page is not public, WordPress's search answers.
  const id = search.searchParams.get('page_id')
  site.run(`wp_update_post(['ID' => ${id}, 'post_status' => 'draft']);`)
  await page.goto('/?s=Zermatt')
  await expect(page).toHaveURL(/\?s=Zermatt$/)
  site.run(`wp_update_post(['ID' => ${id}, 'post_status' => 'publish']);`)
})

test('as one script, the search page works as with modules', async ({ page, site }) => {
  const address = await prepare(site)
  await setSwitches(page, () => page.getByRole('radio', { name: /^As one script/ }).check())
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto(address)
  await waitForSearches(page)
  await expect(page.getByRole('radio', { name: /^Any date/ })).toBeVisible()
  await page.getByRole('checkbox', { name: /^Ascona/ }).check()
  await expect(page.locator('.vitrine-chip:visible')).toContainText('Ascona')
  await expect(page.locator('.vitrine-results__item:visible').first()).toContainText('Ascona')
  const names = loaded
    .filter((path) => path.includes('/vitrine/'))
    .map((path) => path.split('/').at(-1))
  expect(names).toEqual(
    expect.arrayContaining([
      'vitrine.js',
      'vitrine-facets.js',
      'vitrine.css',
      'vitrine-facets.css',
    ]),
  )
  expect(loaded.filter((path) => path.includes('/esm/'))).toEqual([])
  await setSwitches(page, () => page.getByRole('radio', { name: /^As modules/ }).check())
  expect(await (await page.request.get(address)).text()).toContain('esm/vitrine.js')
})

test('pictures of gallery blocks open in the gallery when the switch is on', async ({
  page,
  site,
}) => {
  await prepare(site)
  const file = site.run(
    "echo wp_get_attachment_url(get_posts(['post_type' => 'attachment', 'numberposts' => 1])[0]->ID);",
  )
  const image = (text: string) =>
    `<!-- wp:image {"linkDestination":"media"} --><figure class="wp-block-image"><a href="${file}"><img src="${file}" alt="${text}"/></a><figcaption>${text}</figcaption></figure><!-- /wp:image -->`
  const address = publish(
    site,
    'Pictures',
    `<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images">${image('The lake')}${image('The jetty')}</figure><!-- /wp:gallery -->`,
  )
  expect(await (await page.request.get(address)).text()).not.toMatch(/colorbox|esm\/vitrine/)
  await setSwitches(page, () =>
    page.getByRole('checkbox', { name: /^Pictures of gallery/ }).check(),
  )
  await page.goto(address)
  const link = page.getByRole('link', { name: 'The jetty' })
  // Themes lay the caption over the picture.
  await link.press('Enter')
  const dialog = page.locator('.pswp')
  await expect(dialog).toBeVisible()
  await expect(page.locator('.pswp__counter')).toHaveText('image 2 of 2')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(address)
})

test('forms of a chosen class are lead forms', async ({ page, site }) => {
  await prepare(site)
  site.run("update_option('test_leads', []);")
  const address = publish(site, 'Ask us', '[test_lead_form]')
  expect(await (await page.request.get(address)).text()).not.toMatch(/data-vitrine/)
  await setSwitches(page, () => page.getByLabel('Lead forms').fill('estate-form'))
  await page.goto(address)
  const form = page.locator('form#estate')
  await expect(form).toHaveAttribute('data-vitrine', 'lead-form')
  // Of another class, or by GET: left alone.
  await expect(page.locator('[data-vitrine="lead-form"]')).toHaveCount(1)
  await form.getByLabel('Your name').fill('Ada')
  await form.getByRole('button').click()
  await expect(page.getByText('Who are you, Ada? Your surname is missing.')).toBeVisible()
  await expect(form.getByLabel('Your surname')).toBeFocused()
  await expect(form.getByLabel('Your name')).toHaveValue('Ada')
  await form.getByLabel('Your surname').fill('Lovelace')
  await form.getByRole('button').dblclick()
  await expect(page.getByText('Thank you, Ada Lovelace.')).toBeVisible()
  await expect(form).toHaveCount(0)
  await expect(page).toHaveURL(address)
  expect(JSON.parse(site.run("echo json_encode(get_option('test_leads'));"))).toEqual([
    'Ada ',
    'Ada Lovelace',
  ])
})
