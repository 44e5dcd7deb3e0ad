<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Lucene\Text;

/** The pairs of a query string. */
final class Pairs {
  /** A query string as browsers have it: other bytes than those of ASCII are percent-encoded. */
  public static function ascii(string $query): string {
    return preg_replace_callback('/[\x80-\xff]++/', static fn ($found) => rawurlencode($found[0]), $query);
  }

  /**
   * Splits as PHP does: `city[]=Rome`, `city[0]=Rome`, `price[min]=10`.
   * @return array<array{name: string, key: string|null, value: string}> decoded; the key is what stands in brackets
   */
  public static function split(string $query): array {
    $pairs = [];
    foreach (self::parts($query) as $text) {
      [$before, $after] = explode('=', $text, 2) + [1 => ''];
      $whole = Text::decode($before);
      $hasKey = preg_match('/^([^[]+)\[([^\]]*)\](?:\[[0-9]*\])?\z/', $whole, $found) === 1;
      $pairs[] = ['name' => $hasKey ? $found[1] : $whole, 'key' => $hasKey ? $found[2] : null, 'value' => Text::decode($after)];
    }
    return $pairs;
  }

  /** Splits into names and values, without brackets. @return array<array{string, string}> those that have a name */
  public static function plain(string $query): array {
    $pairs = [];
    foreach (self::parts(explode(':~:', $query, 2)[0]) as $text) {
      $at = strpos($text, '=');
      if ($at > 0) $pairs[] = [Text::decode(substr($text, 0, $at)), Text::decode(substr($text, $at + 1))];
    }
    return $pairs;
  }

  /** @return string[] */
  private static function parts(string $query): array {
    return array_values(array_filter(explode('&', $query), static fn ($text) => $text !== ''));
  }
}
