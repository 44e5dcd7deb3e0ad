<?php
declare(strict_types=1);

namespace Vitrine\WordPress;

use Vitrine\WordPress\Index\Schedule;

/** The sites of a network: each has its own settings, tables, events and documents. */
final class Network {
  public static function start(): void {
    register_deactivation_hook(VITRINE_SEARCH_FILE, [self::class, 'deactivate']);
    // Before WordPress drops the site's options.
    add_action('wp_uninitialize_site', [self::class, 'remove'], 5);
  }

  /** Does something on each site; on the only one where there is no network. */
  public static function each(callable $work): void {
    $sites = is_multisite() ? get_sites(['fields' => 'ids', 'number' => 0]) : [get_current_blog_id()];
    foreach ($sites as $id) self::on((int) $id, $work);
  }

  /** @param bool|mixed $everywhere whether it was active on all sites */
  public static function deactivate($everywhere = false): void {
    if ($everywhere) self::each([Schedule::class, 'clear']);
    else Schedule::clear();
  }

  /** A site is deleted: its documents and tables go with it. */
  public static function remove(\WP_Site $site): void {
    self::on((int) $site->blog_id, [Uninstall::class, 'site']);
  }

  private static function on(int $site, callable $work): void {
    $isOther = is_multisite() && $site !== get_current_blog_id();
    if ($isOther) switch_to_blog($site);
    $work();
    if ($isOther) restore_current_blog();
  }
}
