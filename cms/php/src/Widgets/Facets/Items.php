<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Group;
use Vitrine\Lucene\Text;
use Vitrine\Markup\NotPlain;
use Vitrine\Search\Facet;
use Vitrine\Widgets\View;

/** A facet's values: those that Solr counted, and the selected ones, even with count 0. */
final class Items {
  /** @return array<array{value: string|null, count: int, active: bool}> in their order */
  public static function of(View $view, Facet $facet): array {
    $chosen = self::chosen($view, $facet->field);
    $items = [];
    foreach ($view->answer->facet($facet->field, $facet->hasMissing) as ['value' => $value, 'count' => $count]) {
      $items[self::key($value)] = ['value' => $value, 'count' => (int) $count, 'active' => in_array($value, $chosen, true)];
    }
    foreach ($chosen as $value) $items += [self::key($value) => ['value' => $value, 'count' => 0, 'active' => true]];
    $shown = array_filter($items, self::filter($facet->exclude));
    return self::ordered(array_values($shown), $facet->sorts, [Collation::class, $view->isReplaced ? 'roughly' : 'compare']);
  }

  /** The values that the filters select. @return array<string|null> */
  private static function chosen(View $view, string $field): array {
    $values = [];
    foreach ($view->params->fq as $text) {
      $filter = Filter::parse($text);
      if ($filter->kind === 'values' && $filter->field === $field) array_push($values, ...$filter->values);
    }
    return Group::distinct($values);
  }

  private static function key(?string $value): string {
    return $value === null ? '' : "=$value";
  }

  /** Hides the values that match a pattern. @return callable(array): bool */
  private static function filter(?string $pattern): callable {
    $ignored = ['[', ']', '{', '}', '(', ')', '*', '+', '?', '.', '\\'];
    $bare = str_replace($ignored, '', $pattern ?? '');
    if ($bare === '') return static fn (array $item) => true;
    // What is left of the pattern: `^`, `$` and alternatives.
    $expression = '~' . str_replace(['~', '$'], ['\~', '\z'], $bare) . '~u';
    return static fn (array $item) => $item['value'] === null || preg_match($expression, str_replace($ignored, '', $item['value'])) !== 1;
  }

  /** @param string[] $sorts 'active', 'count', 'display' or 'indexed', most important first @param callable(string, string): int $collation */
  private static function ordered(array $items, array $sorts, callable $collation): array {
    $text = static fn (array $item): string => $item['value'] ?? '';
    $orders = [
      'active' => static fn ($a, $b) => $b['active'] <=> $a['active'],
      'count' => static fn ($a, $b) => $b['count'] <=> $a['count'],
      'display' => static fn ($a, $b) => $collation($text($a), $text($b)),
      'indexed' => static fn ($a, $b) => Text::compare($text($a), $text($b)),
    ];
    $names = array_filter(array_merge($sorts, ['display', 'indexed']), static fn ($name) => isset($orders[$name]));
    usort($items, static function (array $a, array $b) use ($orders, $names): int {
      if ($a['value'] === null || $b['value'] === null) return ($a['value'] === null) <=> ($b['value'] === null);
      foreach ($names as $name) {
        $order = $orders[$name]($a, $b);
        if ($order !== 0) return $order;
      }
      return 0;
    });
    return $items;
  }
}
