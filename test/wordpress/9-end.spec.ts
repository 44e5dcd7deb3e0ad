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

test('uninstalling removes all that the plugin made', async ({ site }) => {
  await prepare(site)
  expect(await countInSolr(site.solr.url)).toBeGreaterThan(0)
  site.run(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; deactivate_plugins('vitrine-search/vitrine-search.php');",
  )
  site.run(
    "require_once ABSPATH . 'wp-admin/includes/plugin.php'; uninstall_plugin('vitrine-search/vitrine-search.php');",
  )
  const left = site.run(
    "global $wpdb; echo json_encode([$wpdb->get_col(\"SHOW TABLES LIKE '%vitrine%'\"), $wpdb->get_col(\"SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%vitrine%'\"), array_filter(_get_cron_array(), static fn ($events) => strpos(json_encode($events), 'vitrine') !== false)]);",
  )
  expect(JSON.parse(left)).toEqual([[], [], []])
  expect(await countInSolr(site.solr.url)).toBe(0)
})
