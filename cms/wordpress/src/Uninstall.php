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
    if ($settings->isConnected()) self::documents($settings);
    Schedule::clear();
    Tables::drop();
    foreach (Settings::OPTIONS as $option) delete_option($option);
  }

  /** Removes the current site's documents. A Solr that does not answer is asked once, however many sites there are. */
  public static function documents(Settings $settings): void {
    static $silent = [];
    if (isset($silent[$settings->url])) return;
    try {
      (new Client($settings))->deleteAll();
    } catch (Failure $failure) {
      // What stays in Solr is found by no page of this site any more.
      if ($failure->status === 0) $silent[$settings->url] = true;
    }
    Circuit::inTemporaryFolder(Site::address($settings))->succeeded();
  }
}
