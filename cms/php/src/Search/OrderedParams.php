<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Lucene\Text;

/**
 * The params of a request in their order. An extra param with one of the ordered names replaces the default in
 * its place; what is left of them follows, sorted by name.
 */
final class OrderedParams {
  /** @var array<string, string[]> */
  private array $extras;
  /** @var array<array{string, string}> */
  private array $pairs = [];

  /** @param array<string, string[]> $extras */
  public function __construct(array $extras) {
    $this->extras = $extras;
  }

  /** Takes an extra param away. @return string[] its values that are not empty */
  public function take(string $name): array {
    $values = $this->extras[$name] ?? [];
    unset($this->extras[$name]);
    return array_values(array_filter($values, static fn ($value) => $value !== ''));
  }

  /** Takes an extra param away. @return string|null its last value */
  public function lastOf(string $name): ?string {
    $values = $this->take($name);
    return $values === [] ? null : end($values);
  }

  public function add(string $name, string $value): void {
    if ($value !== '') $this->pairs[] = [$name, $value];
  }

  /** Adds each value once. @param string[] $values */
  public function list(string $name, array $values): void {
    foreach (array_unique($values) as $value) $this->add($name, $value);
  }

  /** Adds the last configured value, or else the default. */
  public function lastOr(string $name, string $default): void {
    $this->add($name, $this->lastOf($name) ?? $default);
  }

  /** Adds the visitor's value, or else the configured one, or else the default. */
  public function visitorsOr(string $name, string $value, string $default): void {
    $configured = $this->lastOf($name) ?? $default;
    $this->add($name, $value === '' ? $configured : $value);
  }

  /** Form-encodes all. @param array<array{string, string}> $others more pairs, sorted with the extra params */
  public function encode(array $others): string {
    foreach ($this->extras as $name => $values) {
      foreach ($values as $value) $others[] = [(string) $name, $value];
    }
    return implode('&', array_map([self::class, 'encoded'], array_merge($this->pairs, self::sorted($others))));
  }

  /** Sorts by name. Pairs of one name keep their order; of equal pairs the last counts, in the first's place. */
  private static function sorted(array $pairs): array {
    $distinct = [];
    foreach ($pairs as $pair) $distinct[self::encoded($pair)] = $pair;
    $sorted = [];
    foreach (array_values($distinct) as $at => $pair) $sorted[] = [$at, $pair];
    // Sorting is stable only since PHP 8.
    usort($sorted, static fn ($a, $b) => Text::compare($a[1][0], $b[1][0]) ?: $a[0] - $b[0]);
    return array_column($sorted, 1);
  }

  private static function encoded(array $pair): string {
    return Text::encode($pair[0]) . '=' . Text::encode($pair[1]);
  }
}
