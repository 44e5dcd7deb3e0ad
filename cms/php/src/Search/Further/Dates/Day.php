<?php
declare(strict_types=1);

namespace Vitrine\Search\Further\Dates;

use DateTimeImmutable;
use DateTimeZone;

/** Days of the calendar as HTML writes them, `2026-07-01`: without a time and a time zone. */
final class Day {
  /** Without offsets such as `+02:00`. */
  private const ZONE = '~^(?:UTC|GMT|Etc/(?:UTC|GMT(?:[+-][0-9]{1,2})?)|(?:US|[A-Z][a-z]+)(?:/[A-Z][a-z][A-Za-z0-9_+-]*)+)\z~';
  private const UNIT = '(?:YEAR|MONTH|DAY|HOUR|MINUTE|SECOND|MILLI|MILLISECOND)S?';

  /** Whether a text is a day that the calendar has. */
  public static function is(string $text): bool {
    if (!preg_match('/^(?!0000)([0-9]{4})-([0-9]{2})-([0-9]{2})\z/', $text, $found)) return false;
    return checkdate((int) $found[2], (int) $found[3], (int) $found[1]);
  }

  /** Whether Solr reads a text as a date: an instant or NOW, with steps such as `-1MONTH/DAY`. */
  public static function isMath(string $text): bool {
    $steps = '(?:[+-][0-9]{1,4}' . self::UNIT . '|\/' . self::UNIT . '){0,6}';
    $time = '([0-9]{4}-[0-9]{2}-[0-9]{2})T([0-9]{2}):([0-9]{2}):([0-9]{2})(?:\.[0-9]{1,3})?Z';
    if (!preg_match("/^(?:NOW|$time)$steps\\z/", $text, $found)) return false;
    if (($found[1] ?? '') === '') return true;
    return self::is($found[1]) && $found[2] < 24 && $found[3] < 60 && $found[4] < 60;
  }

  /** The day some days later; beyond the last year, its last day. */
  public static function add(string $day, int $days): string {
    return self::format((new DateTimeImmutable($day, new DateTimeZone('UTC')))->modify("$days days"));
  }

  /** The first day of the month some months later. */
  public static function addMonths(string $day, int $months): string {
    return self::format((new DateTimeImmutable(substr($day, 0, 7) . '-01', new DateTimeZone('UTC')))->modify("$months months"));
  }

  /** Monday is 1, Sunday is 7. */
  public static function weekday(string $day): int {
    return (int) (new DateTimeImmutable($day, new DateTimeZone('UTC')))->format('N');
  }

  /** The day that it is at a time. @param int $now seconds since the epoch */
  public static function at(int $now, string $zone): string {
    return (new DateTimeImmutable("@$now"))->setTimezone(new DateTimeZone($zone))->format('Y-m-d');
  }

  /** When a day starts in a zone, as Solr writes it. */
  public static function start(string $day, string $zone): string {
    return gmdate('Y-m-d\TH:i:s\Z', (new DateTimeImmutable("$day 00:00:00", new DateTimeZone($zone)))->getTimestamp());
  }

  /** Whether it is a time zone's name as Solr writes it. */
  public static function isZone(string $name): bool {
    if (!preg_match(self::ZONE, $name)) return false;
    try {
      return (new DateTimeZone($name))->getName() === $name;
    } catch (\Exception $unknown) {
      return false;
    }
  }

  private static function format(DateTimeImmutable $time): string {
    return strlen($time->format('Y')) > 4 ? '9999-12-31' : $time->format('Y-m-d');
  }
}
