<?php
declare(strict_types=1);

namespace Vitrine\Search\Further\Dates;

use Vitrine\Search\Facet;

/** Chosen days in Solr's syntax. */
final class DateFilter {
  /** The days of a weekend, from Monday as 1. */
  private const WEEKEND = [6, 7];

  /** Two ends that cannot be crossed: plain ones, which are compared when they are read, and ones that are reckoned from the same time. */
  private const ORDERED = '/^([^N]*[0-9Z] TO [^N]*[0-9Z]|(\S+?)(-\w+)* TO \2(\+\w+)*)\z/';

  /** A choice in Solr's syntax, without a tag; null when no day is chosen. */
  public static function of(Facet $facet, array $choice, string $zone, int $now): ?string {
    $isFree = $facet->further['availability'] ?? false;
    if (self::isRange($facet) && isset($choice['between'][0], $choice['between'][1]) && !preg_match(self::ORDERED, implode(' TO ', $choice['between']))) return null;
    $range = isset($choice['preset']) ? self::presetRange($facet, $choice['preset'], $zone, $now)
      : self::range($facet, $choice['between'], $zone, $facet->further['nights'] ?? false);
    return $range === null ? null : ($isFree ? '-' : '') . "{$facet->field}:$range";
  }

  private static function presetRange(Facet $facet, Preset $preset, string $zone, int $now): ?string {
    if ($preset->between !== null) return self::range($facet, $preset->between, $zone, false);
    $isRange = self::isRange($facet);
    $math = $isRange ? null : $preset->math();
    if ($math !== null) return "[$math[0] TO $math[1]}";
    $today = Day::at($now, $zone);
    [$from, $end] = $preset->days($today, $facet->further['weekend'] ?? self::WEEKEND, $facet->further['nights'] ?? false);
    if (($facet->further['availability'] ?? false) && $from < $today) $from = $today;
    $last = Day::add($end, -1);
    if ($last < $from) return null;
    return $isRange ? "[$from TO $last]" : self::times($from, $last, $zone);
  }

  private static function range(Facet $facet, array $between, string $zone, bool $isStay): ?string {
    [$from, $to] = $between;
    $last = $isStay && $to !== null && Day::is($to) ? Day::add($to, -1) : $to;
    if ($from !== null && $last !== null && Day::is($from) && $last < $from) return null;
    return self::isRange($facet) ? '[' . ($from ?? '*') . ' TO ' . ($last ?? '*') . ']' : self::times($from, $last, $zone);
  }

  /** The times from the start of a day to the end of another. */
  private static function times(?string $from, ?string $to, string $zone): string {
    $start = $from !== null && Day::is($from) ? Day::start($from, $zone) : $from ?? '*';
    if ($to === null || !Day::is($to)) return "[$start TO " . ($to ?? '*') . ']';
    $next = Day::add($to, 1);
    return $next === $to ? "[$start TO *]" : "[$start TO " . Day::start($next, $zone) . '}';
  }

  private static function isRange(Facet $facet): bool {
    return ($facet->further['availability'] ?? false) || ($facet->further['date_range'] ?? false);
  }

  /** The steps of a histogram from the current month on, or up to it when negative. */
  public static function months(int $months): ?array {
    if ($months === 0) return null;
    $from = static fn (int $count) => 'NOW/MONTH' . ($count === 0 ? '' : ($count > 0 ? '+' : '') . $count . 'MONTH' . (abs($count) === 1 ? '' : 'S'));
    [$start, $end] = $months > 0 ? [0, $months] : [$months + 1, 1];
    return ['start' => $from($start), 'end' => $from($end), 'gap' => '+1MONTH'];
  }
}
