<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Term;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Facets of one switch, such as "Available now". */
final class Toggle extends Kind {
  public function name(): string {
    return 'toggle';
  }

  public function options(): array {
    return ['on', 'negated'];
  }

  public function decode(array $options): array {
    $on = Options::text($options['on'] ?? null);
    $negated = Options::onOff($options['negated'] ?? null);
    return ($on === null ? [] : ['on' => $on]) + ($negated === null ? [] : ['negated' => $negated]);
  }

  public function complete(Facet $facet): void {
    [$facet->shownAs, $facet->mode] = ['toggle', 'single'];
  }

  public function request(Draft $draft, Facet $facet): void {
    $field = $facet->field;
    $on = $facet->further['on'] ?? 'true';
    $isNegated = $facet->further['negated'] ?? false;
    $bucket = Bucket::ofValue($on);
    $clause = $bucket !== null ? $bucket->range([]) : ($on === '*' ? '[* TO *]' : Term::escape($on));
    $query = ($isNegated ? '-' : '') . "$field:$clause";
    if ($bucket !== null) {
      $draft->fq = array_map(static fn ($text) => $isNegated && Negation::excluded($text, $field) === $on
        ? "{!tag=$field}$query" : Bucket::filter($text, $field, []), $draft->fq);
    }
    $draft->withoutFacet($field);
    $draft->count($field, ["$field:on" => $query]);
  }
}
