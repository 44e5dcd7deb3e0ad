<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Markup\NotPlain;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Words\Texts;

/** A kind of facet beyond the spec, as src/facets/further has it. What a kind does not change stays as it is. */
abstract class Kind {
  /** As a widget is named. */
  abstract public function name(): string;

  /** The options that make a facet one of this kind, decoded; those that can't be read are left out. */
  abstract public function decode(array $options): array;

  /** Completes a facet of this kind, such as by its mode. */
  public function complete(Facet $facet): void {}

  /** Changes a search's request for one facet of this kind. */
  public function request(Draft $draft, Facet $facet): void {}

  /**
   * Reads the filters from the pairs of the query string; null where they are read as everywhere.
   * @param array<array{key: string|null, value: string}> $pairs
   * @return string[]|null
   */
  public function filters(Facet $facet, array $pairs): ?array {
    return null;
  }

  /** Describes the filters by such pairs; null where they are described as everywhere. @param string[] $filters */
  public function pairs(Facet $facet, array $filters): ?array {
    return null;
  }

  /**
   * Completes the documents that are shown, such as by their distance.
   * @param object[] $docs @param object[] $found those of the answer @param string[] $fq
   * @return object[]
   */
  public function docs(array $docs, Facet $facet, array $found, array $fq, string $locale): array {
    return $docs;
  }

  /**
   * The text of a filter among the current ones; null where the facet shows it as one of its values or as any other filter.
   * @throws NotPlain where only the browser knows it
   */
  public function chip(string $filter, Facet $facet, Texts $texts, string $locale): ?string {
    throw new NotPlain("a filter of \"{$facet->field}\"");
  }

  /** All kinds, in the order in which they change a request. @return self[] */
  public static function all(): array {
    static $all = null;
    return $all = $all ?? [new Choices(), new Buckets(), new Rating(), new Toggle(), new Negation(), new Scale(), new Tree(), new Find(), new Dates(), new Near()];
  }

  /**
   * The kinds that a configuration names, or whose options it has: the browser loads no others.
   * @return self[]
   */
  public static function namedIn(array $config): array {
    $names = self::namesIn($config);
    $isNamed = static fn (self $kind) => array_intersect(array_merge([$kind->name()], $kind->loadedBy()), $names) !== [];
    return array_values(array_filter(self::all(), $isNamed));
  }

  /** The options that load it; all of its own unless they mean something else elsewhere. @return string[] */
  protected function loadedBy(): array {
    return $this->options();
  }

  /** All names in a configuration, and the widgets that it names. @return string[] */
  private static function namesIn(array $config): array {
    $names = [];
    foreach ($config as $name => $value) {
      $names[] = (string) $name;
      if ($name === 'widget' && is_string($value)) $names[] = $value;
      if (is_array($value)) array_push($names, ...self::namesIn($value));
    }
    return $names;
  }

  /** Whether a facet is of this kind: by its name, or by one of its options. */
  public function isKindOf(Facet $facet): bool {
    return $facet->shownAs === $this->name() || array_intersect_key($facet->further, array_flip($this->options())) !== [];
  }

  /** The names of its options. @return string[] */
  abstract public function options(): array;

  /** The last value of the pairs with a key; null where there is none. */
  protected static function last(array $pairs, ?string $key): ?string {
    $found = null;
    foreach ($pairs as $pair) if ($pair['key'] === $key) $found = $pair['value'];
    return $found;
  }

  /** A list of numbers or texts, or a text with commas, as texts; null where it can't be read. @param mixed $value @return string[]|null */
  protected static function list($value): ?array {
    if (!is_array($value)) return \Vitrine\Search\Options::texts($value);
    $texts = [];
    foreach ($value as $one) {
      if (is_int($one) || is_float($one)) $texts[] = \Vitrine\Lucene\Text::ofNumber((float) $one);
      elseif (is_string($one)) $texts[] = $one;
      else return null;
    }
    return $texts;
  }
}
