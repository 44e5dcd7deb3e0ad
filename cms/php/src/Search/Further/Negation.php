<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Address\FacetFilters;
use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Syntax;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Facets whose values can be excluded, too. */
final class Negation extends Kind {
  public function name(): string {
    return 'negation';
  }

  public function options(): array {
    return ['negatable'];
  }

  public function decode(array $options): array {
    $negatable = Options::onOff($options['negatable'] ?? null);
    return $negatable === null ? [] : ['negatable' => $negatable];
  }

  public function complete(Facet $facet): void {
    if (($facet->further['negatable'] ?? false) && $facet->shownAs === 'facet') $facet->shownAs = 'negation';
  }

  public function filters(Facet $facet, array $pairs): ?array {
    $chosen = FacetFilters::readPlain($facet, $pairs);
    $values = Filter::valuesOf($chosen, $facet->field);
    $excluded = array_column(array_filter($pairs, static fn ($pair) => $pair['key'] === 'not'), 'value');
    // A plain form sends both for an excluded value that its visitor ticks.
    $excluded = array_filter($excluded, static fn ($value) => !in_array($value, $values, true));
    $filters = array_map(static fn ($value) => self::excluding($facet->field, $value), $excluded);
    return array_merge($chosen, array_values(array_unique($filters)));
  }

  /** Those of values as everywhere, then `[not][]` and a value for each that is excluded. */
  public function pairs(Facet $facet, array $filters): ?array {
    $excluded = $others = [];
    foreach ($filters as $text) {
      $value = self::excluded($text, $facet->field);
      if ($value === null) $others[] = $text;
      else $excluded[$value] = ['key' => 'not', 'value' => $value];
    }
    return array_merge(FacetFilters::plainPairs($facet, $others), array_values($excluded));
  }

  /** Tags the filters that exclude values, so that an excluded value keeps its count and its place in the list. */
  public function request(Draft $draft, Facet $facet): void {
    $field = $facet->field;
    $draft->fq = array_map(static function (string $text) use ($field): string {
      $value = self::excluded($text, $field);
      return $value === null ? $text : self::excluding($field, $value);
    }, $draft->fq);
    $draft->facets = array_map(static function (Facet $one) use ($field): Facet {
      if ($one->field !== $field || $one->mode !== 'and') return $one;
      $counted = clone $one;
      $counted->mode = 'or';
      return $counted;
    }, $draft->facets);
  }

  /** The filter that excludes a value. */
  public static function excluding(string $field, string $value): string {
    return "{!tag=$field}-$field:" . Term::escape($value);
  }

  /** The value that a filter excludes; null for a filter of another field or of another form. */
  public static function excluded(string $text, string $field): ?string {
    $space = '[' . Text::SPACE . ']*';
    $parts = '/^(?:' . Syntax::TAG . $space . ')?-(' . Syntax::FIELD_NAME . '):([\s\S]*)\z/u';
    if (!preg_match($parts, Text::trim($text), $found) || $found[2] !== $field) return null;
    return Term::parse(Text::trim($found[3]));
  }
}
