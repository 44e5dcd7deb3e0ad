<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Proxy;

/**
 * Keeps a facet to the values of what is found. With a least count of 0, Solr would list all values of its index: those
 * of hidden posts, of other sites, and of documents that are removed.
 */
final class CountedValues {
  /** Whether a form asks for values that nothing has. */
  public static function areUnfound(string $body): bool {
    foreach (explode('&', $body) as $part) {
      [$name, $value] = array_map('urldecode', explode('=', $part, 2)) + [1 => ''];
      if (preg_match('/(?:^|\.)facet\.mincount$/D', $name) && !preg_match('/^0*[1-9]\d*$/D', $value)) return true;
    }
    return false;
  }
}
