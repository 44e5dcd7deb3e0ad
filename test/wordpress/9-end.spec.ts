import { countInSolr } from './support/askSolr'
import { prepare } from './support/prepare'
import { expect, test } from './support/test'

test('PHP reports nothing about the plugin', async ({ site }) => {
  await prepare(site)
  // What the plugin itself writes into the log, such as that Solr is away, is no fault of PHP.
  const lines = site
    .log()
    .split('\n')
    .filter((line) => /\] PHP \w+/.test(line) && /vitrine-search/i.test(line))
  expect(lines).toEqual([])
})

/** What is left of the plugin on all sites of the network, or on the only site: tables, options and events. */
const LEFT = `global $wpdb; $found = []; foreach (is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [1] as $id) { $prefix = $wpdb->get_blog_prefix($id); array_push($found, ...$wpdb->get_col("SELECT CONCAT('$prefix', option_name) FROM {$prefix}options WHERE option_name LIKE '%vitrine%' OR (option_name = 'cron' AND option_value LIKE '%vitrine%')")); } array_push($found, ...$wpdb->get_col("SHOW TABLES LIKE '%vitrine%'"), ...$wpdb->get_col("SELECT meta_key FROM $wpdb->usermeta WHERE meta_key LIKE '%vitrine%'")); if (is_multisite()) array_push($found, ...$wpdb->get_col("SELECT meta_key FROM $wpdb->sitemeta WHERE CONCAT(meta_key, meta_value) LIKE '%vitrine%'"));`

test('without the plugin no site has its events, and nothing is left when it is deleted', async ({
  site,
}) => {
  await prepare(site)
  // On a network, each site has been visited.
  site.run(
    "foreach (is_multisite() ? get_sites(['fields' => 'ids']) : [1] as $id) { if (is_multisite()) switch_to_blog($id); Vitrine\\WordPress\\Index\\Tables::update(); wp_schedule_event(time(), 'vitrine_search_often', 'vitrine_search_work', ['often']); }",
  )
  const left = () => JSON.parse(site.run(`${LEFT} echo json_encode($found);`)) as string[]
  expect(left()).toContain('wp_cron')
  expect(await countInSolr(site.solr.url)).toBeGreaterThan(0)
  site.run(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('vitrine-search/vitrine-search.php');",
  )
  expect(left().filter((name) => name.endsWith('cron'))).toEqual([])
  site.run(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin('vitrine-search/vitrine-search.php');",
  )
  expect(left()).toEqual([])
  expect(await countInSolr(site.solr.url)).toBe(0)
  // Not even the notes about a Solr that was down.
  expect(
    site.run(
      "echo json_encode(glob(sys_get_temp_dir() . '/vitrine-*/circuit-' . md5('" +
        site.solr.url +
        "')));",
    ),
  ).toBe('[]')
})
