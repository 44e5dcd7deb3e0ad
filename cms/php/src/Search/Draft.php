<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;

/** A request in the making, which facets beyond the spec change before it is written. */
final class Draft {
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

  /** Leaves out what a field of numbers is asked for and is none: Solr rejects the whole search for it. @param float[] $steps numbers with as many decimals as the field may have */
  public function numbersOnly(string $field, array $steps): void {
    $decimals = max(array_map(static fn ($step) => strlen(explode('.', Text::ofNumber((float) $step))[1] ?? ''), $steps));
    $number = '/^"?-?\d{1,15}' . ($decimals > 0 ? "(\.\d{1,$decimals})?" : '') . '"?\z/';
    $this->fq = array_values(array_filter($this->fq, static function (string $text) use ($field, $number): bool {
      if (!Filter::isOf($text, $field)) return true;
      $filter = Filter::parse($text);
      if ($filter->kind === 'other') return false;
      $ends = $filter->kind === 'range' ? [$filter->min, $filter->max] : $filter->values;
      foreach ($ends as $end) if ($end !== null && $end !== '*' && !preg_match($number, $end)) return false;
      return true;
    }));
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
