<?php
declare(strict_types=1);

namespace Vitrine\WordPress;

use Vitrine\Proxy\Circuit;
use Vitrine\WordPress\Index\Schedule;
use Vitrine\WordPress\Index\Tables;
use Vitrine\WordPress\Proxy\Site;
use Vitrine\WordPress\Settings\Settings;
use Vitrine\WordPress\Solr\Client;
use Vitrine\WordPress\Solr\Failure;

/** Removes what the plugin made, on each site of a network. */
final class Uninstall {
  public static function run(): void {
    Network::each([self::class, 'site']);
  }

  /** Removes what it made on the current site. */
  public static function site(): void {
    $settings = Settings::read();
    if ($settings->isConnected()) {
      try {
        (new Client($settings))->deleteAll();
      } catch (Failure $unreachable) {
        // What stays in Solr is found by no page of this site any more.
      }
    }
    if ($settings->isConnected()) Circuit::inTemporaryFolder(Site::address($settings))->succeeded();
    Schedule::clear();
    Tables::drop();
    foreach (Settings::OPTIONS as $option) delete_option($option);
  }
}
