<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Proxy;

use Vitrine\WordPress\Index\Tables;

/** Limits how often one address may search. Addresses are stored as hashes, for two minutes. */
final class RateLimit {
  /** Searches of one address in a minute. */
  private const SEARCHES = 300;
  private const SPAN_S = 60;

  /** Counts this search. @return bool whether there were too many */
  public static function isReached(): bool {
    /** Filters how many searches an address may send in a minute; 0 is no limit. */
    $most = (int) apply_filters('vitrine_search_rate_limit', self::SEARCHES);
    if ($most <= 0) return false;
    global $wpdb;
    $table = Tables::rates();
    /** Filters the address of the visitor: behind a proxy of your own, return the one that it forwards. */
    $address = (string) apply_filters('vitrine_search_client_address', (string) ($_SERVER['REMOTE_ADDR'] ?? ''));
    $visitor = md5(wp_salt('nonce') . $address);
    $span = intdiv(time(), self::SPAN_S);
    // phpcs:disable WordPress.DB.PreparedSQL -- the table's name is ours
    $wpdb->query($wpdb->prepare("INSERT INTO `$table` (visitor, span) VALUES (%s, %d) ON DUPLICATE KEY UPDATE searches = searches + 1", $visitor, $span));
    return (int) $wpdb->get_var($wpdb->prepare("SELECT searches FROM `$table` WHERE visitor = %s AND span = %d", $visitor, $span)) > $most;
    // phpcs:enable
  }

  /** Removes the counts of minutes that are over. */
  public static function sweep(): void {
    global $wpdb;
    $table = Tables::rates();
    // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours
    $wpdb->query($wpdb->prepare("DELETE FROM `$table` WHERE span < %d", intdiv(time(), self::SPAN_S) - 1));
  }
}
