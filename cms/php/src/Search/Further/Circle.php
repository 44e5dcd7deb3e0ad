<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Syntax;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;

/** The places within a distance of a point, as an address has them: `48.137,11.575,25`. */
final class Circle {
  private const NUMBER = '[0-9]{1,9}(?:\.[0-9]{1,15})?';
  /** Half of the earth's circumference, in kilometres. */
  private const MOST = 20016.0;

  public float $lat;
  public float $lng;
  /** Null for any distance. */
  public ?float $km;

  /** Reads plain decimal numbers on the globe; null for anything else. */
  public static function parse(string $text): ?self {
    $pattern = '/^(-?' . self::NUMBER . '),(-?' . self::NUMBER . ')(?:,(' . self::NUMBER . '))?\z/';
    if (!preg_match($pattern, Text::trim($text), $found, PREG_UNMATCHED_AS_NULL)) return null;
    $circle = new self();
    [$circle->lat, $circle->lng] = [self::round((float) $found[1], 5), self::round((float) $found[2], 5)];
    $circle->km = isset($found[3]) ? min(self::round((float) $found[3], 3), self::MOST) : null;
    return abs($circle->lat) <= 90 && abs($circle->lng) <= 180 ? $circle : null;
  }

  /** Reads the circle of one filter of a field; null for any other filter. */
  public static function ofFilter(string $text, string $field): ?self {
    $plain = self::withoutTag($text);
    if (strncmp($plain, "$field:", strlen($field) + 1) !== 0) return null;
    return self::parse(Term::unescape(Text::trim((string) substr($plain, strlen($field) + 1))));
  }

  /** The first circle among filters; null where there is none. @param string[] $fq */
  public static function among(array $fq, string $field): ?self {
    foreach ($fq as $text) {
      $circle = self::ofFilter($text, $field);
      if ($circle !== null) return $circle;
    }
    return null;
  }

  /** A filter without its tag. */
  public static function withoutTag(string $text): string {
    return preg_replace('/^' . Syntax::TAG . '[' . Text::SPACE . ']*/u', '', Text::trim($text));
  }

  /** Whether a filter is one of a field. */
  public static function isOfField(string $text, string $field): bool {
    return Filter::parse($text)->fieldName() === $field;
  }

  public function point(): string {
    return Text::ofNumber($this->lat) . ',' . Text::ofNumber($this->lng);
  }

  public function format(): string {
    return $this->point() . ($this->km === null ? '' : ',' . Text::ofNumber(self::round($this->km, 3)));
  }

  /** As Math.round does, without a negative zero. */
  private static function round(float $value, int $decimals): float {
    return floor($value * 10 ** $decimals + 0.5) / 10 ** $decimals + 0.0;
  }
}
