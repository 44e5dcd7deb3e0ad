<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;
use Vitrine\Markup\NotPlain;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;
use Vitrine\Template\Values;
use Vitrine\Words\Distances;
use Vitrine\Words\Texts;

/** Results near a place: a circle, in place of the values of a field of points. */
final class Near extends Kind {
  private const TAG = 'near';
  private const MAX_PLACES = '500';
  private const NAMED = 'named places';

  public function name(): string {
    return 'near';
  }

  public function options(): array {
    return ['places', 'places_field', 'radii', 'radius', 'slider', 'any_distance', 'unit', 'locate'];
  }

  protected function loadedBy(): array {
    return [];
  }

  public function decode(array $options): array {
    return array_filter([
      'places_field' => Options::fieldName($options['places_field'] ?? null),
      'unit' => Options::oneOf($options['unit'] ?? null, ['km', 'mi']),
      // By another name: these alone make no facet one of this kind.
      self::NAMED => Place::list($options['places'] ?? null),
    ]);
  }

  public function complete(Facet $facet): void {
    if ($facet->shownAs === 'near') $facet->alias = $facet->alias ?? 'near';
  }

  public function request(Draft $draft, Facet $facet): void {
    if ($facet->shownAs !== 'near') return;
    $field = $facet->field;
    $this->countPlaces($draft, $facet);
    $circle = Circle::among($draft->fq, $field);
    $fq = [];
    foreach ($draft->fq as $text) {
      $plain = Circle::withoutTag($text);
      if (!Circle::isOfField($text, $field)) {
        if (!Filter::isOf($text, $field)) $fq[] = $text;
      } elseif (Circle::ofFilter($text, $field) === null && self::isArea($text)) $fq[] = '{!tag=' . self::TAG . "}$plain";
    }
    $draft->sort = self::sort($draft->sort, $circle !== null);
    if ($circle === null) {
      $draft->fq = $fq;
      return;
    }
    $point = $circle->point();
    if ($circle->km !== null) $fq[] = '{!geofilt tag=' . self::TAG . " sfield=$field pt=$point d=" . Text::ofNumber($circle->km) . '}';
    $draft->fq = $fq;
    $fields = $draft->extra['fl'] ?? [];
    $last = $fields === [] ? '' : end($fields);
    $draft->extra['fl'] = [($last === '' ? 'id' : $last) . ',distance:geodist()'];
    $draft->extra['sfield'] = [$field];
    $draft->extra['pt'] = [$point];
  }

  public function filters(Facet $facet, array $pairs): ?array {
    if ($facet->shownAs !== 'near') return null;
    [$at, $km] = [self::last($pairs, 'at') ?? '', self::last($pairs, 'km') ?? ''];
    $text = $at === '' ? self::last($pairs, null) ?? '' : implode(',', array_filter([$at, $km], static fn ($part) => $part !== ''));
    $circle = Circle::parse($text);
    return $circle === null ? [] : ["{$facet->field}:" . $circle->format()];
  }

  public function pairs(Facet $facet, array $filters): ?array {
    if ($facet->shownAs !== 'near' || count($filters) !== 1) return null;
    $circle = Circle::ofFilter($filters[0], $facet->field);
    $isSame = $circle !== null && "{$facet->field}:" . $circle->format() === $filters[0];
    return $isSame ? [['key' => null, 'value' => $circle->format()]] : null;
  }

  /**
   * How far away each is: `distance` is a text such as "3.2 km", `distance_km` the number. Both are null without a
   * center, and for a document without a point, so that templates can bind them at any time.
   */
  public function docs(array $docs, Facet $facet, array $found, array $fq, string $locale): array {
    if ($facet->shownAs !== 'near') return $docs;
    $circle = Circle::among($fq, $facet->field);
    $distances = new Distances($locale, $facet->further['unit'] ?? null);
    $kilometres = [];
    foreach ($circle === null ? [] : $found as $doc) $kilometres["=$doc->id"] = self::number($doc->distance ?? null);
    $measured = static function (object $doc) use ($circle, $distances, $kilometres): object {
      // A field of the index by that name, while nothing is near.
      if ($circle === null && property_exists($doc, 'distance')) return $doc;
      $km = $kilometres["=$doc->id"] ?? NAN;
      $copy = clone $doc;
      [$copy->distance, $copy->distance_km] = is_finite($km) ? [$distances->short($km), $km] : [null, null];
      return $copy;
    };
    return array_map($measured, $docs);
  }

  public function chip(string $filter, Facet $facet, Texts $texts, string $locale): ?string {
    $circle = $facet->shownAs === 'near' ? Circle::ofFilter($filter, $facet->field) : null;
    if ($circle === null) return null;
    $place = Place::at($circle->point(), $facet->further[self::NAMED] ?? []);
    // Those of the answer have names that the browser knows once it has shown them.
    if ($place === null && isset($facet->further['places_field'])) throw new NotPlain("a place of \"{$facet->field}\"");
    $distances = new Distances($locale, $facet->further['unit'] ?? null);
    $values = $circle->km === null ? [] : ['distance' => $distances->short($circle->km)];
    $key = ($circle->km === null ? 'near.chipAny' : 'near.chip') . ($place === null ? 'Point' : '');
    return $texts->text($key, $values + ($place === null ? [] : ['place' => $place->name]));
  }

  /** @param mixed $value as Solr gives a distance */
  private static function number($value): float {
    if (is_array($value)) $value = Values::text($value, ',');
    if (is_bool($value)) return $value ? 1.0 : 0.0;
    return $value === null || is_object($value) ? NAN : Text::number(Values::string($value));
  }

  /** A field of points has no values to count; those of the places' field are counted. */
  private function countPlaces(Draft $draft, Facet $facet): void {
    $draft->facets = array_values(array_filter($draft->facets, static fn (Facet $one) => $one->field !== $facet->field));
    $places = $facet->further['places_field'] ?? null;
    if ($places === null) return;
    $draft->extra['facet.field'][] = '{!ex=' . self::TAG . "}$places";
    $draft->extra["f.$places.facet.limit"] = [self::MAX_PLACES];
  }

  private static function isArea(string $text): bool {
    $filter = Filter::parse($text);
    if ($filter->kind !== 'range') return false;
    $low = self::latLng($filter->min);
    $high = self::latLng($filter->max);
    return $low !== null && $high !== null && $low[0] <= $high[0];
  }

  /** @return array{float, float}|null */
  private static function latLng(string $text): ?array {
    $space = '[' . Text::SPACE . ']*';
    $number = '([-+]?[0-9]{1,3}(?:\.[0-9]+)?)';
    if (!preg_match("/^$space$number$space,$space$number$space\\z/u", preg_replace('/^"(.*)"\z/', '$1', $text), $found)) return null;
    [$lat, $lng] = [(float) $found[1], (float) $found[2]];
    return abs($lat) <= 90 && abs($lng) <= 180 ? [$lat, $lng] : null;
  }

  private static function sort(string $sort, bool $hasCenter): string {
    $parts = [];
    foreach (array_map([Text::class, 'trim'], explode(',', $sort)) as $part) {
      if ($part !== 'distance asc') $parts[] = $part;
      elseif ($hasCenter) $parts[] = 'geodist() asc';
    }
    return implode(', ', $parts);
  }
}
