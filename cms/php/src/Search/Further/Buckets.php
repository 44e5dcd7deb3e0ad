<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Text;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;

/** Facets that list buckets of a number in place of its values. */
final class Buckets extends Kind {
  private const NUMBER = '/^-?[0-9]{1,15}(?:\.[0-9]{1,6})?\z/';

  public function name(): string {
    return 'buckets';
  }

  public function options(): array {
    return ['buckets'];
  }

  public function decode(array $options): array {
    $edges = self::list($options['buckets'] ?? null);
    $buckets = $edges === null ? null : self::between(array_map([Text::class, 'trim'], $edges));
    return $buckets === null ? [] : ['buckets' => $buckets];
  }

  public function complete(Facet $facet): void {
    if (($facet->further['buckets'] ?? []) === []) return;
    $facet->shownAs = 'buckets';
    $facet->mode = $facet->mode === 'single' ? 'single' : 'or';
  }

  public function request(Draft $draft, Facet $facet): void {
    $buckets = $facet->further['buckets'] ?? [];
    $ends = [0.0];
    foreach ($buckets as $bucket) array_push($ends, $bucket->from ?? 0.0, $bucket->to ?? 0.0);
    $draft->numbersOnly($facet->field, $ends, Bucket::BETWEEN);
    $offered = [];
    foreach ($buckets as $bucket) $offered[$bucket->value()] = $bucket;
    foreach ($draft->activeValues($facet->field) as $value) {
      $bucket = $value === null ? null : Bucket::ofValue($value);
      if ($bucket !== null) $offered[$value] = $offered[$value] ?? $bucket;
    }
    $queries = [];
    foreach ($offered as $value => $bucket) $queries["{$facet->field}:$value"] = "{$facet->field}:" . $bucket->range($buckets);
    $draft->fq = array_map(static fn ($text) => Bucket::filter($text, $facet->field, $buckets), $draft->fq);
    $draft->withoutFacet($facet->field);
    $draft->count($facet->field, $queries);
  }

  /** The buckets between edges; a `*` leaves the first or the last one open. @param string[] $edges @return Bucket[]|null */
  private static function between(array $edges): ?array {
    $last = count($edges) - 1;
    $buckets = [];
    foreach ($edges as $at => $edge) {
      $isOpen = $edge === '*' && ($at === 0 || $at === $last);
      if (!$isOpen && !preg_match(self::NUMBER, $edge)) return null;
      $end = $isOpen ? null : (float) $edge;
      if ($at > 0) {
        $from = $ends ?? null;
        if ($from === null && $end === null || $from !== null && $end !== null && $from >= $end) return null;
        $buckets[] = new Bucket($from, $end);
      }
      $ends = $end;
    }
    return $buckets === [] ? null : $buckets;
  }
}
