<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

/** The two tables of each site: what waits to be indexed, and how often an address has searched. */
final class Tables {
  private const VERSION = 1;
  private const OPTION = 'vitrine_search_tables';

  /** The posts whose documents in Solr are out of date. */
  public static function queue(): string {
    return $GLOBALS['wpdb']->prefix . 'vitrine_queue';
  }

  /** Searches by visitor and minute. */
  public static function rates(): string {
    return $GLOBALS['wpdb']->prefix . 'vitrine_rates';
  }

  /** @param bool $everywhere whether the plugin is activated for a network: each site makes its tables on its next request */
  public static function activate(bool $everywhere = false): void {
    self::update();
  }

  /** Makes the tables where they are missing, also on a new site of a network. */
  public static function update(): void {
    if ((int) get_option(self::OPTION) === self::VERSION) return;
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    $collation = $GLOBALS['wpdb']->get_charset_collate();
    $queue = self::queue();
    $rates = self::rates();
    dbDelta("CREATE TABLE $queue (
      post_id bigint(20) unsigned NOT NULL,
      version bigint(20) unsigned NOT NULL DEFAULT 1,
      hidden tinyint(1) NOT NULL DEFAULT 0,
      tries int(11) NOT NULL DEFAULT 0,
      due bigint(20) NOT NULL DEFAULT 0,
      PRIMARY KEY  (post_id),
      KEY hidden (hidden),
      KEY due (due)
    ) $collation;");
    dbDelta("CREATE TABLE $rates (
      visitor char(32) NOT NULL,
      span bigint(20) NOT NULL,
      searches int(11) NOT NULL DEFAULT 1,
      PRIMARY KEY  (visitor,span),
      KEY span (span)
    ) $collation;");
    update_option(self::OPTION, self::VERSION);
  }

  public static function drop(): void {
    global $wpdb;
    foreach ([self::queue(), self::rates()] as $table) {
      $wpdb->query("DROP TABLE IF EXISTS `$table`"); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of ours
    }
  }
}
