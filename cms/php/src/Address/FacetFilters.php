<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Group;
use Vitrine\Search\Facet;

/** The filters of one facet, from its pairs in the query string and back. */
final class FacetFilters {
  /** The key of "without a value": `city[none]=1`. An empty value is `city[]=`. */
  private const NONE = 'none';
  private const RANGE = '/^(-?[0-9]+(?:\.[0-9]+)?)?\.\.(-?[0-9]+(?:\.[0-9]+)?)?\z/';

  /**
   * Reads the filters, also from the pairs of a plain form: `price[min]` and `price[max]` are the amounts as
   * typed, `price[all]` the two of an untouched form, and `region[was]` the value to be replaced.
   * @param array<array{key: string|null, value: string}> $pairs
   * @return string[]
   */
  public static function read(Facet $facet, array $pairs): array {
    foreach ($facet->kinds() as $kind) {
      $further = $kind->filters($facet, $pairs);
      if ($further !== null) return $further;
    }
    return self::readPlain($facet, $pairs);
  }

  /** Reads those of values and ranges. @param array<array{key: string|null, value: string}> $pairs @return string[] */
  public static function readPlain(Facet $facet, array $pairs): array {
    $last = static fn (?string $key) => array_column(array_filter($pairs, static fn ($pair) => $pair['key'] === $key), 'value');
    $end = static fn (?string $key) => ($values = $last($key)) === [] ? '' : $values[count($values) - 1];
    $untouched = explode('..', $end('all')) + ['', ''];
    $amount = static fn (string $name, string $before) => $end($name) === $before ? '' : self::plainAmount($end($name));
    $amounts = "{$amount('min', $untouched[0])}..{$amount('max', $untouched[1])}";
    $text = $facet->stats && $end(null) !== '' ? $end(null) : $amounts;
    if (preg_match(self::RANGE, $text, $range, PREG_UNMATCHED_AS_NULL) && (isset($range[1]) || isset($range[2]))) {
      return [Filter::ofRange($facet->field, $facet->field, $range[1] ?? '*', $range[2] ?? '*')->format()];
    }
    $before = $facet->mode === 'single' ? $end('was') : '';
    $chosen = [];
    foreach ($pairs as ['key' => $key, 'value' => $value]) {
      if ($key === self::NONE) $chosen[] = null;
      elseif ($key === null ? $value !== '' : preg_match('/^[0-9]*\z/', $key)) $chosen[] = $value;
    }
    $others = $before === '' ? [] : array_values(array_filter($chosen, static fn ($value) => $value !== $before));
    return self::ofValues($facet, Group::distinct($others === [] ? $chosen : $others));
  }

  /**
   * Describes the filters of one facet: `[]` and a value, `[none]`, or a value alone.
   * @param string[] $filters
   * @return array{filters: string[], pairs: array<array{string, string}>}|null the filters in the order in which the pairs
   *   give them, and the brackets behind its name with a value each; null when the pairs would not give exactly these
   *   filters again
   */
  public static function write(Facet $facet, array $filters): ?array {
    $pairs = self::allPairs($facet, $filters);
    $again = self::read($facet, $pairs);
    if (count($again) !== count($filters) || array_diff($again, $filters) !== []) return null;
    $brackets = static fn (?string $key) => $key === null ? '' : ($key === 'not' ? '[not][]' : "[$key]");
    return ['filters' => $again, 'pairs' => array_map(static fn ($pair) => [$brackets($pair['key']), $pair['value']], $pairs)];
  }

  /** Those of some filters that pairs of the facet's name may describe. @param string[] $fq @return string[] */
  public static function ofFacet(Facet $facet, array $fq): array {
    return array_values(array_filter($fq, static function (string $text) use ($facet): bool {
      $field = Filter::parse($text)->fieldName();
      if ($field !== null) return $field === $facet->field;
      // A filter that excludes is of no field, other than for a kind of facet that has pairs for it.
      foreach ($facet->kinds() as $kind) {
        $pairs = $kind->pairs($facet, [$text]);
        if ($pairs !== null) return $pairs !== [];
      }
      return false;
    }));
  }

  /** @param string[] $filters */
  private static function allPairs(Facet $facet, array $filters): array {
    foreach ($facet->kinds() as $kind) {
      $further = $kind->pairs($facet, $filters);
      if ($further !== null) return $further;
    }
    return self::plainPairs($facet, $filters);
  }

  /** Describes those of values and ranges. @param string[] $filters @return array<array{key: string|null, value: string}> */
  public static function plainPairs(Facet $facet, array $filters): array {
    $pairs = [];
    foreach ($filters as $text) array_push($pairs, ...self::pairs($facet, Filter::parse($text)));
    return $pairs;
  }

  private static function pairs(Facet $facet, Filter $filter): array {
    if ($filter->kind === 'other') return [];
    if ($filter->kind === 'range') {
      $ends = array_map(static fn ($end) => $end === '*' ? '' : $end, [$filter->min, $filter->max]);
      return [['key' => null, 'value' => implode('..', $ends)]];
    }
    return array_map(static function ($value) use ($facet) {
      if ($value === null) return ['key' => self::NONE, 'value' => '1'];
      $isAlone = $facet->mode === 'single' && $value !== '' && !preg_match(self::RANGE, $value);
      return ['key' => $isAlone ? null : '', 'value' => $value];
    }, $filter->values);
  }

  /** The filters after a choice of each value, one after the other. @param array<string|null> $values */
  private static function ofValues(Facet $facet, array $values): array {
    if ($values === []) return [];
    if ($facet->mode === 'or') return [Filter::ofValues($facet->field, 'or', $values)->format()];
    $filters = array_map(static fn ($value) => Filter::ofValues($facet->field, $facet->mode, [$value])->format(), $values);
    return $facet->mode === 'single' ? [end($filters)] : $filters;
  }

  /** Reads an amount as visitors of any language type it, such as "$1,200" or "1.200,50 €". */
  private static function plainAmount(string $text): string {
    $latin = [];
    for ($digit = 0; $digit < 10; $digit++) {
      $latin["\xd9" . chr(0xa0 + $digit)] = (string) $digit;
      $latin["\xdb" . chr(0xb0 + $digit)] = (string) $digit;
    }
    $digits = preg_replace('/[^0-9.,\x{66b}-]/u', '', strtr($text, $latin));
    $hasDecimals = preg_match('/^(.*)[.,\x{66b}]([0-9]{1,2})\z/u', $digits, $found) === 1;
    return preg_replace('/[^0-9-]/', '', $hasDecimals ? $found[1] : $digits) . ($hasDecimals ? ".$found[2]" : '');
  }
}
