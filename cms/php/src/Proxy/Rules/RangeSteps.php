<?php
declare(strict_types=1);

namespace Vitrine\Proxy\Rules;

use Vitrine\Proxy\Refused;

/** Counts the steps of each facet.range: Solr keeps all of them in memory. */
final class RangeSteps {
  /** In seconds, never longer than the real ones. */
  private const UNITS = ['YEAR' => 31536000, 'MONTH' => 2419200, 'DAY' => 86400, 'HOUR' => 3600, 'MINUTE' => 60, 'SECOND' => 1];

  private int $most;

  public function __construct(int $most) {
    $this->most = $most;
  }

  /** @param array<array{string, string}> $pairs @throws Refused where there are too many, or no one knows how many */
  public function check(array $pairs): void {
    $values = array_column($pairs, 1, 0);
    foreach ($pairs as [$name, $value]) {
      if ($name !== 'facet.range') continue;
      $field = preg_replace('/^\{!.*?\}/s', '', $value);
      $option = static fn ($end) => $values["f.$field.facet.range.$end"] ?? $values["facet.range.$end"] ?? '';
      [$start, $end, $gap] = [self::position($option('start')), self::position($option('end')), self::length($option('gap'))];
      if ($start === null || $end === null || !$gap || $gap < 0 || $end < $start || ($end - $start) / $gap > $this->most) {
        throw new Refused("facet.range needs a start, an end and a gap with at most {$this->most} steps", 'facet.range', $field);
      }
    }
  }

  private static function position(string $text): ?float {
    if (self::isNumber($text)) return (float) $text;
    if (!preg_match('~^(NOW|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z)((?:[+-]\d+[A-Z]+|/[A-Z]+)*)$~D', $text, $part)) return null;
    $time = $part[1] === 'NOW' ? time() : strtotime($part[1]);
    $length = self::length($part[2]);
    return $time === false || $length === null ? null : $time + $length;
  }

  /** A number, or date steps in seconds; rounding (`/DAY`) counts as 0. Null where a unit is not known. */
  private static function length(string $text): ?float {
    if (self::isNumber($text)) return (float) $text;
    preg_match_all('/([+-]\d+)([A-Z]+?)S?(?![A-Z])/', $text, $steps, PREG_SET_ORDER);
    $sum = 0.0;
    foreach ($steps as [, $amount, $unit]) {
      if (!isset(self::UNITS[$unit])) return null;
      $sum += (float) $amount * self::UNITS[$unit];
    }
    return $sum;
  }

  private static function isNumber(string $text): bool {
    return preg_match('/^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/D', $text) === 1;
  }
}
