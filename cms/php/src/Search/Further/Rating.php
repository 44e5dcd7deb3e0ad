<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Facets that ask for a rating of at least some stars. */
final class Rating extends Kind {
  /** The stars of the best rating, unless configured otherwise. */
  private const STARS = 5;

  public function name(): string {
    return 'rating';
  }

  public function options(): array {
    return ['ratings', 'max_rating'];
  }

  public function decode(array $options): array {
    $texts = self::list($options['ratings'] ?? null) ?? [];
    $steps = array_map([Text::class, 'number'], $texts);
    $areSteps = $steps !== [] && array_filter($steps, static fn ($step) => !($step > 0 && $step <= 100)) === [];
    $stars = Options::wholeNumber($options['max_rating'] ?? null, 2);
    return ($areSteps ? ['ratings' => $steps] : []) + ($stars === null ? [] : ['max_rating' => $stars]);
  }

  public function complete(Facet $facet): void {
    [$facet->shownAs, $facet->mode, $facet->stats] = ['rating', 'single', true];
  }

  public function request(Draft $draft, Facet $facet): void {
    $stars = $facet->further['max_rating'] ?? self::STARS;
    $steps = $facet->further['ratings'] ?? array_map('floatval', range(1, $stars - 1));
    $draft->numbersOnly($facet->field, $steps);
    $chosen = self::chosen($draft->fq, $facet->field);
    if ($chosen !== null) $steps[] = $chosen;
    $steps = array_values(array_unique($steps));
    rsort($steps);
    $queries = [];
    foreach ($steps as $step) {
      $text = Text::ofNumber($step);
      $queries["{$facet->field}:$text-"] = "{$facet->field}:[$text TO *]";
    }
    $draft->count($facet->field, $queries);
  }

  /** The chosen rating: the start of a range without an end. @param string[] $fq */
  private static function chosen(array $fq, string $field): ?float {
    foreach ($fq as $text) {
      $filter = Filter::parse($text);
      if ($filter->kind !== 'range' || $filter->field !== $field || $filter->max !== '*') continue;
      $step = Text::number($filter->min);
      if ($step > 0) return $step;
    }
    return null;
  }
}
