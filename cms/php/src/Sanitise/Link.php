<?php
declare(strict_types=1);

namespace Vitrine\Sanitise;

/** The sanitiser's own rule for addresses, beside Vitrine's. */
final class Link {
  public static function isAllowed(string $href): bool {
    $plain = preg_replace('/[\x00-\x20]+/', '', $href);
    // Browsers ignored comments in addresses.
    while (($start = strpos($plain, '<!--')) !== false && ($end = strpos($plain, '-->', $start + 4)) !== false) {
      $plain = substr($plain, 0, $start) . substr($plain, $end + 3);
    }
    if (!preg_match('/^([a-zA-Z][a-zA-Z0-9.\-+]*):/', $plain, $found)) return true;
    return in_array(strtolower($found[1]), ['http', 'https', 'mailto', 'tel'], true);
  }
}
