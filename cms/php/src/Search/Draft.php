<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;

/** A request in the making, which facets beyond the spec change before it is written. */
final class Draft {
  /** What a field of whole numbers holds: Solr rejects larger ones. */
  private const MAX_INT = 2147483647;

  /** @var string[] filters in Solr's syntax */
  public array $fq;
  public string $sort;
  /** @var Facet[] those that are still counted as everywhere */
  public array $facets;
  /** @var Facet[] all facets of the search */
  public array $searched;
  /** @var array<string, string[]> more params by name */
  public array $extra;
  /** Seconds since the epoch, by which dates such as the weekend are reckoned. */
  public int $now;

  /** @param string[] $fq @param Facet[] $facets @param array<string, string[]> $extra */
  public function __construct(array $fq, string $sort, array $facets, array $extra, int $now) {
    [$this->fq, $this->sort, $this->facets, $this->extra, $this->now] = [$fq, $sort, $facets, $extra, $now];
    $this->searched = $facets;
  }

  /** Counts further queries, each without the filters of its field. @param array<string, string> $queries by key */
  public function count(string $field, array $queries): void {
    foreach ($queries as $key => $query) $this->extra['facet.query'][] = "{!ex=$field key=$key}$query";
  }

  /** Leaves out what a field of numbers is asked for and is none. @param float[] $configured @see isNumeric */
  public function numbersOnly(string $field, array $configured, ?string $between = null): void {
    $this->fq = array_values(array_filter($this->fq, static fn ($text) => self::isNumeric($text, $field, $configured, $between)));
  }

  /**
   * Whether a filter asks a field of numbers for numbers, or is of another field: Solr rejects the whole search for others. Numbers have
   * as many decimals as those that are configured, and are as large as a whole number of Solr or the largest of them.
   * @param float[] $configured numbers of the field; without an end of its values, INF
   * @param string|null $between splits a value into numbers of which it may consist
   */
  public static function isNumeric(string $text, string $field, array $configured, ?string $between = null): bool {
    if (!Filter::isOf($text, $field)) return true;
    $filter = Filter::parse($text);
    if ($filter->kind === 'other') return false;
    $decimals = max(array_map([self::class, 'decimalsOf'], $configured));
    $number = '/^-?[0-9]{1,15}' . ($decimals > 0 ? "(?:\.[0-9]{1,$decimals})?" : '') . '\z/';
    $largest = max(self::MAX_INT, ...array_map('abs', $configured));
    $ends = $filter->kind === 'range' ? array_diff([$filter->min, $filter->max], ['*']) : $filter->values;
    foreach ($ends as $end) {
      $parts = $between === null || $end === null || $filter->kind === 'range' ? [$end] : preg_split($between, $end);
      foreach ($parts as $part) {
        if ($part === null || $between !== null && $part === '') continue;
        $bare = preg_replace('/^"(.*)"\z/', '$1', $part);
        if (!preg_match($number, $bare) || abs((float) $bare) > $largest) return false;
      }
    }
    return true;
  }

  /** How many decimals a number has. */
  public static function decimalsOf(float $number): int {
    return strlen(explode('.', Text::ofNumber($number))[1] ?? '');
  }

  /** Counts the values of a field no longer. A slider of the field still gets its extent. */
  public function withoutFacet(string $field): void {
    $isKept = static fn (Facet $facet) => $facet->field !== $field || $facet->isRange();
    $this->facets = array_values(array_filter($this->facets, $isKept));
  }

  /** The values of a field that the filters select, each once; null for documents without one. @return array<string|null> */
  public function activeValues(string $field): array {
    return Filter::valuesOf($this->fq, $field);
  }
}
