<?php
declare(strict_types=1);

namespace Vitrine\Search;

/** What facets add to a request (spec 7.1, design decisions 1 and 4). */
final class FacetParams {
  /** `facet.field`: `{!ex=field}field` where the facet's filter is tagged, to be excluded. @param Facet[] $facets */
  public static function fields(array $facets): array {
    $listed = array_filter($facets, static fn (Facet $facet) => !$facet->isRange());
    $name = static fn (Facet $facet) => $facet->mode === 'and' ? $facet->field : "{!ex={$facet->field}}{$facet->field}";
    return array_map($name, array_values($listed));
  }

  /** Per-field options, ranges and stats, unsorted. @param Facet[] $facets @return array<array{string, string}> */
  public static function pairs(array $facets): array {
    $pairs = [];
    $hasStats = false;
    foreach ($facets as $facet) {
      foreach ($facet->options as $option => $value) $pairs[] = ["f.{$facet->field}.facet.$option", $value];
      $excluded = "{!ex={$facet->field}}{$facet->field}";
      if ($facet->range !== null) $pairs[] = ['facet.range', $excluded];
      foreach ($facet->range ?? [] as $end => $value) $pairs[] = ["f.{$facet->field}.facet.range.$end", $value];
      if ($facet->stats) $pairs[] = ['stats.field', $excluded];
      $hasStats = $hasStats || $facet->stats;
    }
    return $hasStats ? array_merge($pairs, [['stats', 'true']]) : $pairs;
  }
}
