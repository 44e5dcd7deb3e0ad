import { readShifts, recordShifts } from '../../browser/support/layoutShifts'
import { waitForSearches } from '../../browser/support/waitForSearches'
import { blocks } from '../../support/markdown'
import { attackMessages } from '../proxy/attackMessages'
import { expectPassed, expectRefused } from '../proxy/proxySuite'
import { chooseCity } from '../support/chooseCity'
import { guideText, recipeText } from '../support/recipeFiles'
import { test as base, expect } from '../support/test'
import { startWordPress, type WordPress } from './startWordPress'

/** The maximum layout shift from an empty search to its results. */
const MAX_SHIFT = 0.1

const SHORTCODE = '<!-- wp:shortcode -->\n[vitrine_search]\n<!-- /wp:shortcode -->'

const test = base.extend<object, { wordpress: WordPress }>({
  wordpress: [
    async ({ solr }, use) => {
      const wordpress = await startWordPress(solr.url)
      await use(wordpress)
      await wordpress.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/** The pattern with the card of docs/guide/templates.md, its templates as divs. */
function patternWithCard(): string {
  const card = /<template data-vitrine-template="result">([\s\S]*?)<\/template>/.exec(
    blocks(guideText('templates.md'), 'html')[0] ?? '',
  )?.[1]
  if (!card) throw new Error('The guide shows no template of a result')
  return recipeText('wordpress/pattern.html').replace(
    /(<div hidden data-vitrine-template="result">)[\s\S]*?\n {2}(<\/div>)/,
    (_, open, close) => `${open}${card}${close}`,
  )
}

const pages = [
  { what: 'the shortcode', content: SHORTCODE, theme: 'twentytwentyone' },
  {
    what: 'a pattern that an Author changed',
    content: patternWithCard(),
    theme: 'twentytwentythree',
  },
]

for (const { what, content, theme } of pages) {
  for (const width of [360, 1280]) {
    test(`${what} searches in ${theme} at ${width} px, and shifts by at most ${MAX_SHIFT}`, async ({
      page,
      wordpress,
    }) => {
      wordpress.run(`switch_theme('${theme}');`)
      const post = wordpress.writePost(content)
      await page.setViewportSize({ width, height: 800 })
      await recordShifts(page)
      await page.goto(post.address)
      await waitForSearches(page)
      const { total, shifts } = await readShifts(page)
      console.log(`  layout shift of ${what} in ${theme} at ${width} px: ${total.toFixed(4)}`)
      expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MAX_SHIFT)
      await chooseCity(page)
    })
  }
}

test('WordPress saves what an Author writes with the pattern', ({ wordpress }) => {
  const written = patternWithCard()
  const { content } = wordpress.writePost(written)
  // Version 6.1 removes `hidden`, and writes empty elements as XHTML does.
  const plain = (html: string) => html.replaceAll(' />', '>').replaceAll('<div hidden ', '<div ')
  expect(plain(content).trim()).toBe(plain(written).trim())
})

test('WordPress offers the pattern to editors', ({ wordpress }) => {
  const registry = "WP_Block_Patterns_Registry::get_instance()->get_registered('vitrine/search')"
  expect(wordpress.run(`echo ${registry}['content'];`)).toBe(recipeText('wordpress/pattern.html'))
})

test('the shortcode searches with pretty permalinks', async ({ page, wordpress }) => {
  wordpress.run("update_option('permalink_structure', '/%postname%/'); flush_rewrite_rules();")
  const { address } = wordpress.writePost(SHORTCODE)
  expect(new URL(address).pathname).toMatch(/^\/places-to-stay/)
  await page.goto(address)
  await waitForSearches(page)
  await chooseCity(page)
  wordpress.run("update_option('permalink_structure', ''); flush_rewrite_rules();")
})

test('two shortcodes of a page have ids and addresses of their own', async ({
  page,
  wordpress,
}) => {
  const { address } = wordpress.writePost(`${SHORTCODE}\n${SHORTCODE}`)
  await page.goto(address)
  await waitForSearches(page)
  const searches = page.locator('[data-vitrine="search"]')
  expect(await searches.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'listings',
    'listings-2',
  ])
  await searches.nth(1).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/#listings-2\.fq=/)
  await expect(searches.nth(0).getByRole('checkbox', { checked: true })).toHaveCount(0)
})

test('without JavaScript the form of the shortcode searches in WordPress', async ({
  browser,
  wordpress,
}) => {
  const { address } = wordpress.writePost(SHORTCODE)
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('searchbox').fill('places')
  await page.locator('[data-vitrine="search-box"] button').click()
  await expect(page).toHaveURL(`${wordpress.url}/?s=places`)
  await expect(page.getByRole('heading', { name: 'Places to stay' }).first()).toBeVisible()
  await context.close()
})

test("the plugin's proxy refuses the attacks and passes ordinary searches", async ({
  wordpress,
  solr,
}) => {
  const address = '/?vitrine_search=select'
  await expectRefused(wordpress.url, solr, attackMessages(address))
  await expectPassed(wordpress.url, solr, address, 50)
})

test('PHP reports nothing about the plugin', ({ wordpress }) => {
  const log = wordpress.run("echo is_file('debug.log') ? file_get_contents('debug.log') : '';")
  expect(log).not.toContain('vitrine-search')
})
