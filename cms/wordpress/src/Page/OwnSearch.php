<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Settings\Settings;

/** Leads the site's own search (`?s=lake`) to the search page, where the settings say so. */
final class OwnSearch {
  public static function start(): void {
    add_action('template_redirect', [self::class, 'lead']);
  }

  public static function lead(): void {
    if (!is_search() || is_feed() || !is_main_query()) return;
    $settings = Settings::read();
    if (!$settings->ownSearch || !$settings->isConnected() || get_post_status($settings->page) !== 'publish') return;
    $address = add_query_arg('query', rawurlencode(get_search_query(false)), (string) get_permalink($settings->page));
    if (wp_safe_redirect($address)) exit;
  }
}
