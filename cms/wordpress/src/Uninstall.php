<?php
declare(strict_types=1);

namespace Vitrine\WordPress;

use Vitrine\WordPress\Index\Schedule;
use Vitrine\WordPress\Index\Tables;
use Vitrine\WordPress\Settings\Settings;
use Vitrine\WordPress\Solr\Client;
use Vitrine\WordPress\Solr\Failure;

/** Removes what the plugin made, on each site of a network. */
final class Uninstall {
  public static function run(): void {
    if (!is_multisite()) {
      self::site();
      return;
    }
    foreach (get_sites(['fields' => 'ids', 'number' => 0]) as $id) {
      switch_to_blog((int) $id);
      self::site();
      restore_current_blog();
    }
  }

  private static function site(): void {
    $settings = Settings::read();
    if ($settings->isConnected()) {
      try {
        (new Client($settings))->deleteAll();
      } catch (Failure $unreachable) {
        // What stays in Solr is found by no page of this site any more.
      }
    }
    Schedule::clear();
    Tables::drop();
    foreach (Settings::OPTIONS as $option) delete_option($option);
  }
}
