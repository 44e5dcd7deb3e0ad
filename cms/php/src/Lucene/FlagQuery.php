<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** A query for saved items: `id:(42 OR 43)`. */
final class FlagQuery {
  /** The ids in their order, each once. @return string[]|null null for any other query */
  public static function ids(string $q, string $key): ?array {
    $text = Text::trim($q);
    $start = "$key:(";
    if (strncmp($text, $start, strlen($start)) !== 0 || substr($text, -1) !== ')') return null;
    $group = Group::parse($key, (string) substr($text, strlen($start), -1));
    $isFlagQuery = $group !== null && $group->join === 'OR' && !in_array(null, $group->values, true);
    return $isFlagQuery ? $group->values : null;
  }

  /**
   * Documents in the order of the ids; those without one come last.
   * @param object[] $docs @param string[] $ids @return object[]
   */
  public static function order(array $docs, string $key, array $ids): array {
    $places = array_flip($ids);
    $placeOf = static function (object $doc) use ($key, $places, $ids): int {
      $values = property_exists($doc, $key) ? $doc->{$key} : null;
      $found = [count($ids)];
      foreach (is_array($values) ? $values : [$values] as $value) {
        if (is_scalar($value)) $found[] = $places[\Vitrine\Template\Values::string($value)] ?? count($ids);
      }
      return min($found);
    };
    $sorted = [];
    foreach ($docs as $i => $doc) $sorted[] = [$placeOf($doc), $i, $doc];
    usort($sorted, static fn (array $a, array $b) => [$a[0], $a[1]] <=> [$b[0], $b[1]]);
    return array_column($sorted, 2);
  }
}
