<?php
declare(strict_types=1);

namespace Vitrine\Words;

use Vitrine\Lucene\Text;

/** How languages write dates and times, in UTC as Solr has them. A test compares them with the browser's. */
final class Dates {
  private const EN = [
    'date' => ['short' => 'M/D/YY', 'medium' => 'MMM D, Y', 'long' => 'MMMM D, Y', 'full' => 'W, MMMM D, Y'],
    'time' => ['short' => 'k:mm a', 'medium' => 'k:mm:ss a', 'long' => 'k:mm:ss a Z', 'full' => 'k:mm:ss a z'],
    'join' => ['short' => ', ', 'medium' => ', ', 'long' => ' at ', 'full' => ' at '],
    'halves' => ['AM', 'PM'], 'zone' => 'Coordinated Universal Time',
    'short' => 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    'months' => 'January February March April May June July August September October November December',
    'days' => 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  ];
  private const DE = [
    'date' => ['short' => 'DD.MM.YY', 'medium' => 'DD.MM.Y', 'long' => 'D. MMMM Y', 'full' => 'W, D. MMMM Y'],
    'time' => ['short' => 'hh:mm', 'medium' => 'hh:mm:ss', 'long' => 'hh:mm:ss Z', 'full' => 'hh:mm:ss z'],
    'join' => ['short' => ', ', 'medium' => ', ', 'long' => ' um ', 'full' => ' um '],
    'halves' => [], 'zone' => 'Koordinierte Weltzeit', 'short' => '',
    'months' => 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    'days' => 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag',
  ];
  private const FR = [
    'date' => ['short' => 'DD/MM/Y', 'medium' => 'D MMM Y', 'long' => 'D MMMM Y', 'full' => 'W D MMMM Y'],
    'time' => ['short' => 'hh:mm', 'medium' => 'hh:mm:ss', 'long' => 'hh:mm:ss Z', 'full' => 'hh:mm:ss z'],
    'join' => ['short' => ' ', 'medium' => ', ', 'long' => ' à ', 'full' => ' à '],
    'halves' => [], 'zone' => 'temps universel coordonné',
    'short' => 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
    'months' => 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    'days' => 'dimanche lundi mardi mercredi jeudi vendredi samedi',
  ];
  private const ES = [
    'date' => ['short' => 'D/M/YY', 'medium' => 'D MMM Y', 'long' => 'D \d\e MMMM \d\e Y', 'full' => 'W, D \d\e MMMM \d\e Y'],
    'time' => ['short' => 'h:mm', 'medium' => 'h:mm:ss', 'long' => 'h:mm:ss Z', 'full' => 'h:mm:ss (z)'],
    'join' => ['short' => ', ', 'medium' => ', ', 'long' => ' a las ', 'full' => ', '],
    'halves' => [], 'zone' => 'tiempo universal coordinado',
    'short' => 'ene feb mar abr may jun jul ago sept oct nov dic',
    'months' => 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'days' => 'domingo lunes martes miércoles jueves viernes sábado',
  ];
  private const AR = [
    'date' => ['short' => "D\u{200f}/M\u{200f}/Y", 'medium' => "DD\u{200f}/MM\u{200f}/Y", 'long' => 'D MMMM Y', 'full' => 'W، D MMMM Y'],
    'time' => ['short' => 'k:mm a', 'medium' => 'k:mm:ss a', 'long' => 'k:mm:ss a Z', 'full' => 'k:mm:ss a z'],
    'join' => ['short' => '، ', 'medium' => '، ', 'long' => ' في ', 'full' => ' في '],
    'halves' => ['ص', 'م'], 'zone' => 'التوقيت العالمي المنسق', 'short' => '',
    'months' => 'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
    'days' => 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت',
  ];
  private const TABLES = ['en' => self::EN, 'de' => self::DE, 'fr' => self::FR, 'es' => self::ES, 'ar' => self::AR];
  private const ISO = '/^([0-9]{4})-([0-9]{2})(?:-([0-9]{2}))?(?:[T ]([0-9]{2}):([0-9]{2})(?::([0-9]{2})(?:\.([0-9]+))?)?(?:Z|([-+])([0-9]{2}):?([0-9]{2}))?)?\z/';

  /** A date as Solr writes it, the time and zone optional, in milliseconds since 1970; NAN for any other text. */
  public static function read(string $text): float {
    if (!preg_match(self::ISO, Text::trim($text), $found)) return NAN;
    [, $year, $month, $day, $hour, $minute, $second, $fraction, $sign, $hours, $minutes] = array_map('strval', $found) + array_fill(0, 11, '');
    [$month, $day, $hour, $minute, $second] = [(int) $month, $day === '' ? 1 : (int) $day, (int) $hour, (int) $minute, (int) $second];
    $isTime = $minute < 60 && $second < 60 && ($hour < 24 || $hour === 24 && $minute + $second === 0 && rtrim($fraction, '0') === '');
    if ($month < 1 || $month > 12 || $day < 1 || $day > 31 || !$isTime || (int) $hours > 23 || (int) $minutes > 59) return NAN;
    $zone = ($sign === '-' ? -1 : 1) * ((int) $hours * 60 + (int) $minutes);
    $days = self::daysTo((int) $year, $month) + $day - 1;
    return (($days * 24 + $hour) * 60 + $minute - $zone) * 60000.0 + $second * 1000 + (int) substr(str_pad($fraction, 3, '0'), 0, 3);
  }

  /** @throws \Vitrine\Markup\NotPlain in a language that has no table */
  public static function write(string $locale, float $at, string $kind, string $style): string {
    Numbers::of($locale);
    $table = self::TABLES[substr($locale, 0, 2)];
    if ($kind === 'datetime') {
      return self::write($locale, $at, 'date', $style) . $table['join'][$style] . self::write($locale, $at, 'time', 'short');
    }
    $seconds = (int) floor($at / 1000);
    $day = (int) floor($seconds / 86400);
    $time = $seconds - $day * 86400;
    [$year, $month, $date] = self::calendar($day);
    // Before the year 1, years count backwards.
    $year = $year > 0 ? $year : 1 - $year;
    $hour = intdiv($time, 3600);
    $parts = [
      'YY' => sprintf('%02d', $year % 100), 'Y' => (string) $year, 'MM' => sprintf('%02d', $month), 'M' => (string) $month,
      'MMMM' => explode(' ', $table['months'])[$month - 1], 'MMM' => explode(' ', $table['short'])[$month - 1] ?? '',
      'DD' => sprintf('%02d', $date), 'D' => (string) $date, 'W' => explode(' ', $table['days'])[(($day + 4) % 7 + 7) % 7],
      'hh' => sprintf('%02d', $hour), 'h' => (string) $hour, 'k' => (string) (($hour + 11) % 12 + 1),
      'mm' => sprintf('%02d', intdiv($time, 60) % 60), 'ss' => sprintf('%02d', $time % 60),
      'a' => $table['halves'][intdiv($hour, 12)] ?? '', 'Z' => 'UTC', 'z' => $table['zone'],
    ];
    return preg_replace_callback('/\\\\(.)|([A-Za-z])\2*/', static fn ($found) => $found[1] !== '' ? $found[1] : $parts[$found[0]], $table[$kind][$style]);
  }

  /** Days from 1970 to the first of a month. */
  private static function daysTo(int $year, int $month): int {
    $year -= $month <= 2 ? 1 : 0;
    $era = (int) floor($year / 400);
    $ofEra = $year - $era * 400;
    $ofYear = intdiv(153 * ($month + ($month > 2 ? -3 : 9)) + 2, 5);
    return $era * 146097 + $ofEra * 365 + intdiv($ofEra, 4) - intdiv($ofEra, 100) + $ofYear - 719468;
  }

  /** The year, month and day of the Gregorian calendar. @return array{int, int, int} */
  private static function calendar(int $days): array {
    $days += 719468;
    $era = (int) floor($days / 146097);
    $ofEra = $days - $era * 146097;
    $year = intdiv($ofEra - intdiv($ofEra, 1460) + intdiv($ofEra, 36524) - intdiv($ofEra, 146096), 365);
    $ofYear = $ofEra - (365 * $year + intdiv($year, 4) - intdiv($year, 100));
    $shifted = intdiv(5 * $ofYear + 2, 153);
    $month = $shifted < 10 ? $shifted + 3 : $shifted - 9;
    return [$year + $era * 400 + ($month <= 2 ? 1 : 0), $month, $ofYear - intdiv(153 * $shifted + 2, 5) + 1];
  }
}
