import { execFileSync } from 'node:child_process'
import { countInSolr } from './askSolr'
import type { Site } from './startSite'

const POSTS = 1000

/**
 * Brings the site to where the first file of tests leaves it, where that has not run: with the plugin, its settings, a
 * thousand posts and a search page. @returns the address of the search page
 */
export async function prepare(site: Site, posts = POSTS): Promise<string> {
  const state = site.run("echo class_exists('Vitrine\\WordPress\\Plugin') ? 'ready' : 'empty';")
  if (state === 'empty') {
    const plugins = site.run('echo WP_PLUGIN_DIR;')
    execFileSync('unzip', ['-q', '-o', site.zip, '-d', plugins])
    site.run(
      "require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin('vitrine-search/vitrine-search.php');",
    )
    writePosts(site, posts)
  }
  const rows = [
    ['taxonomy:category', 'facet', ''],
    ['taxonomy:post_tag', 'facet', ''],
    ['meta:city', 'facet', 'City'],
    ['meta:price', 'price', ''],
    ['meta:rooms', 'number', 'Rooms'],
    ['meta:opened', 'date', 'Opened'],
  ].map(
    ([source, role, label]) =>
      `['source' => '${source}', 'role' => '${role}', 'label' => '${label}']`,
  )
  site.run(
    `update_option('vitrine_search', ['url' => '${site.solr.url}', 'types' => ['post', 'page'], 'mappings' => [${rows.join()}], 'saving' => true] + (array) get_option('vitrine_search'));`,
  )
  if ((await countInSolr(site.solr.url)) < posts * 0.9) indexAll(site)
  return site.run(
    `$page = get_page_by_path('find'); $id = $page ? $page->ID : wp_insert_post(['post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'find', 'post_title' => 'Find a place', 'post_content' => '<!-- wp:vitrine-search/search-page {"align":"wide"} /-->']); echo get_permalink($id);`,
  )
}

/** Writes the posts of posts.php. */
export function writePosts(site: Site, posts = POSTS): void {
  site.run(`$argv = ['', '${posts}']; require '${import.meta.dirname}/php/posts.php';`)
}

/** Indexes all posts on the command line. */
export function indexAll(site: Site): void {
  site.run(
    "Vitrine\\WordPress\\Index\\Run::begin(); do Vitrine\\WordPress\\Index\\Worker::work(10, true); while (Vitrine\\WordPress\\Index\\Run::read()->status === 'running');",
  )
}
