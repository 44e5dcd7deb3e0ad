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

  public function filters(Facet $facet, array $pairs): ?array {
    [$on, $isNegated] = $this->state($facet);
    if (!$isNegated && $on !== '*') return null;
    foreach ($pairs as ['key' => $key, 'value' => $value]) {
      $isOwn = $isNegated ? $key === 'not' : $key === null || preg_match('/^[0-9]*\z/', $key);
      if ($isOwn && $value === $on) return [$this->filter($facet)];
    }
    return null;
  }

  /** One that excludes, or asks for any value, has a pair of its own: `pets[not][]=yes`, `note=*`. */
  public function pairs(Facet $facet, array $filters): ?array {
    [$on, $isNegated] = $this->state($facet);
    $isOn = ($isNegated || $on === '*') && in_array($this->filter($facet), $filters, true);
    return $isOn ? [['key' => $isNegated ? 'not' : null, 'value' => $on]] : null;
  }

  /** The filter of one that excludes, or asks for any value. */
  private function filter(Facet $facet): string {
    [$on, $isNegated] = $this->state($facet);
    if ($on !== '*') return Negation::excluding($facet->field, $on);
    return "{!tag={$facet->field}}" . ($isNegated ? '-' : '') . "{$facet->field}:[* TO *]";
  }

  /** @return array{string, bool} the value that it filters by, and whether it excludes it */
  private function state(Facet $facet): array {
    return [$facet->further['on'] ?? 'true', $facet->further['negated'] ?? false];
  }

  public function request(Draft $draft, Facet $facet): void {
    $field = $facet->field;
    [$on, $isNegated] = $this->state($facet);
    $bucket = Bucket::ofValue($on);
    $clause = $bucket !== null ? $bucket->range([]) : ($on === '*' ? '[* TO *]' : Term::escape($on));
    $query = ($isNegated ? '-' : '') . "$field:$clause";
    if ($bucket !== null) {
      $ends = [$bucket->from ?? 0.0, $bucket->to ?? 0.0];
      $fq = [];
      foreach ($draft->fq as $text) {
        if ($isNegated && Negation::excluded($text, $field) === $on) $fq[] = "{!tag=$field}$query";
        elseif (Draft::isNumeric($text, $field, $ends, Bucket::BETWEEN)) $fq[] = Bucket::filter($text, $field, []);
      }
      $draft->fq = $fq;
    }
    $draft->withoutFacet($field);
    $draft->count($field, ["$field:on" => $query]);
  }
}
