import type { Site } from './startSite'

/** Makes a network of the site, with a second site at `/second/`. The plugin is active in both. @returns the second site's id */
export function makeNetwork(site: Site): number {
  const { host } = new URL(site.url)
  site.run(
    `define('WP_ALLOW_MULTISITE', true); require_once ABSPATH . 'wp-admin/includes/upgrade.php'; require_once ABSPATH . 'wp-admin/includes/network.php'; foreach ($wpdb->tables('ms_global') as $table => $name) $wpdb->$table = $name; install_network(); $made = populate_network(1, '${host}', 'admin@example.com', 'Network', '/', false); if (is_wp_error($made) && $made->get_error_code() !== 'no_wildcard_dns') exit($made->get_error_message());`,
  )
  site.configure(
    `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', false); define('DOMAIN_CURRENT_SITE', '${host}'); define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1);`,
  )
  site.run(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; grant_super_admin(1); activate_plugin('vitrine-search/vitrine-search.php', '', true);`,
  )
  return addSite(site, 'second')
}

/** Adds a site to a network, with a post and a page of WordPress. An editor is its administrator. @returns its id */
export function addSite(site: Site, name: string): number {
  const { host } = new URL(site.url)
  return Number(
    site.run(
      `$id = wp_insert_site(['domain' => '${host}', 'path' => '/${name}/', 'title' => '${name}', 'user_id' => get_user_by('login', 'editor')->ID]); if (is_wp_error($id)) exit($id->get_error_message()); $wpdb->update($wpdb->blogs, ['domain' => '${host}'], ['blog_id' => $id]); clean_blog_cache($id); foreach (['home', 'siteurl'] as $option) update_blog_option($id, $option, 'http://${host}/${name}'); echo $id;`,
    ),
  )
}
