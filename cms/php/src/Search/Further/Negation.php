<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

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

  /** Tags the filters that exclude values, so that an excluded value keeps its count and its place in the list. */
  public function request(Draft $draft, Facet $facet): void {
    $field = $facet->field;
    $draft->fq = array_map(static function (string $text) use ($field): string {
      $value = self::excluded($text, $field);
      return $value === null ? $text : "{!tag=$field}-$field:" . Term::escape($value);
    }, $draft->fq);
    $draft->facets = array_map(static function (Facet $one) use ($field): Facet {
      if ($one->field !== $field || $one->mode !== 'and') return $one;
      $counted = clone $one;
      $counted->mode = 'or';
      return $counted;
    }, $draft->facets);
  }

  /** The value that a filter excludes; null for a filter of another field or of another form. */
  public static function excluded(string $text, string $field): ?string {
    $space = '[' . Text::SPACE . ']*';
    $parts = '/^(?:' . Syntax::TAG . $space . ')?-(' . Syntax::FIELD_NAME . '):([\s\S]*)\z/u';
    if (!preg_match($parts, Text::trim($text), $found) || $found[2] !== $field) return null;
    return Term::parse(Text::trim($found[3]));
  }
}
