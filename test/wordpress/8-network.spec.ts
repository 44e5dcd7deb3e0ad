import { send } from '../cms/support/send'
import { logIn } from './support/adminPages'
import { countInSolr } from './support/askSolr'
import { addSite, makeNetwork } from './support/makeNetwork'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

const SEARCH = '?rest_route=/vitrine/v1/select'

test('the sites of a network share a core, and each finds its own posts', async ({
  page,
  site,
}) => {
  await prepare(site)
  const second = makeNetwork(site)
  expect(second).toBeGreaterThan(1)
  const found = async (path: string) => {
    const body = 'q=*:*&rows=5&fl=title'
    const { status, text } = await send(site.url, { path: `${path}${SEARCH}`, body })
    return status === 200 ? JSON.parse(text).response : { status }
  }
  // The second site has no address of Solr yet.
  expect(await found('/second/')).toEqual({ status: 503 })
  site.run(
    `switch_to_blog(${second}); Vitrine\\WordPress\\Index\\Tables::update(); update_option('vitrine_search', ['url' => '${site.solr.url}']); wp_insert_post(['post_title' => 'Only in the second', 'post_status' => 'publish']); wp_insert_post(['post_title' => 'Secret', 'post_status' => 'private']); Vitrine\\WordPress\\Index\\Run::begin(); Vitrine\\WordPress\\Index\\Worker::work(10, true); Vitrine\\WordPress\\Index\\Worker::work(10, true); restore_current_blog();`,
  )
  const { numFound, docs } = await found('/second/')
  expect(docs.map((doc: { title: string }) => doc.title).sort()).toEqual([
    'Hello world!',
    'Only in the second',
    'Sample Page',
  ])
  expect(numFound).toBe(3)
  expect((await found('/')).numFound).toBeGreaterThan(900)

  // The administrator of one site may choose what is found, and not where Solr is.
  await logIn(page, 'editor')
  await page.goto('/second/wp-admin/options-general.php?page=vitrine-search')
  await expect(page.locator('#vitrine-save-content')).toBeVisible()
  await expect(page.locator('#vitrine-save-connection')).toHaveCount(0)
  expect(await page.content()).not.toContain(new URL(site.solr.url).host)
})

test('the documents and tables of a site are deleted with it', async ({ site }) => {
  await prepare(site)
  const inSolr = () => countInSolr(site.solr.url)
  const before = await inSolr()
  const third = addSite(site, 'third')
  const tables = () =>
    JSON.parse(
      site.run(`echo json_encode($wpdb->get_col("SHOW TABLES LIKE 'wp\\_${third}\\_%'"));`),
    )
  site.run(
    `switch_to_blog(${third}); Vitrine\\WordPress\\Index\\Tables::update(); update_option('vitrine_search', ['url' => '${site.solr.url}']); Vitrine\\WordPress\\Index\\Run::begin(); Vitrine\\WordPress\\Index\\Worker::work(10, true); Vitrine\\WordPress\\Index\\Worker::work(10, true);`,
  )
  expect(await inSolr()).toBeGreaterThan(before)
  expect(tables()).toContain(`wp_${third}_vitrine_queue`)
  site.run(`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog(${third}, true);`)
  expect(await inSolr()).toBe(before)
  expect(tables()).toEqual([])
})

test('a Solr that does not answer is asked once when the plugin is deleted', async ({ site }) => {
  await prepare(site)
  const asked = site.run(
    "$asked = 0; add_filter('pre_http_request', static function () use (&$asked) { $asked++; return new WP_Error('http', 'Operation timed out'); }); $settings = new Vitrine\\WordPress\\Settings\\Settings(['url' => 'http://127.0.0.1:1/solr/x']); for ($i = 0; $i < 3; $i++) Vitrine\\WordPress\\Uninstall::documents($settings); echo $asked;",
  )
  expect(asked).toBe('1')
})
