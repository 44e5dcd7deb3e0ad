<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;

/** A bucket of numbers: `from` belongs to it, `to` does not. Null is an open end. */
final class Bucket {
  /** What stands between its two numbers. */
  public const BETWEEN = '/(?<=[0-9])-/';
  private const VALUE = '/^(-?[0-9]+(?:\.[0-9]+)?)?-(-?[0-9]+(?:\.[0-9]+)?)?\z/';

  public ?float $from;
  public ?float $to;

  public function __construct(?float $from, ?float $to) {
    [$this->from, $this->to] = [$from, $to];
  }

  /** Reads a facet value such as `100-200`, `500-` or `-100`; null for any other. */
  public static function ofValue(string $value): ?self {
    if (!preg_match(self::VALUE, $value, $found, PREG_UNMATCHED_AS_NULL)) return null;
    [$from, $to] = [$found[1] ?? null, $found[2] ?? null];
    if ($from === null && $to === null || $from !== null && $to !== null && (float) $from >= (float) $to) return null;
    return new self($from === null ? null : (float) $from, $to === null ? null : (float) $to);
  }

  /** As a facet value. */
  public function value(): string {
    return self::end($this->from, '') . '-' . self::end($this->to, '');
  }

  /** As a range of Solr; the end of the last bucket is in it. @param self[] $buckets */
  public function range(array $buckets): string {
    $last = end($buckets);
    $isLast = $this->to === null || $last !== false && $last->to === $this->to;
    return '[' . self::end($this->from, '*') . ' TO ' . self::end($this->to, '*') . ($isLast ? ']' : '}');
  }

  /**
   * The filter that Solr gets for the chosen buckets of a field; filters of other fields, and ranges, are unchanged.
   * @param self[] $buckets @return string empty where no value is a bucket or a number
   */
  public static function filter(string $text, string $field, array $buckets): string {
    $filter = Filter::parse($text);
    if ($filter->kind !== 'values' || $filter->field !== $field) return $text;
    $isAlone = count($filter->values) === 1;
    $clauses = [];
    foreach ($filter->values as $value) {
      $bucket = $value === null ? null : self::ofValue($value);
      if ($value === null) $clauses[] = $isAlone ? "-$field:[* TO *]" : "(*:* -$field:[* TO *])";
      elseif ($bucket !== null) $clauses[] = $bucket->range($buckets);
      elseif (preg_match('/^-?[0-9]{1,15}(?:\.[0-9]+)?\z/', $value)) $clauses[] = Term::escape($value);
    }
    if ($clauses === []) return '';
    if (!$isAlone) return "{!tag=$field}$field:( " . implode(' OR ', $clauses) . ' )';
    return "{!tag=$field}" . ($filter->values[0] === null ? $clauses[0] : "$field:$clauses[0]");
  }

  private static function end(?float $end, string $open): string {
    return $end === null ? $open : Text::ofNumber($end);
  }
}
