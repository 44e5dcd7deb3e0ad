<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

/** Lets one process at a time write a site's documents. The database frees it when the process ends, however it ends. */
final class Lock {
  public static function take(): bool {
    global $wpdb;
    return $wpdb->get_var($wpdb->prepare('SELECT GET_LOCK(%s, 0)', self::name())) === '1';
  }

  public static function free(): void {
    global $wpdb;
    $wpdb->query($wpdb->prepare('SELECT RELEASE_LOCK(%s)', self::name()));
  }

  private static function name(): string {
    return 'vitrine_' . md5(DB_NAME . Tables::queue());
  }
}
