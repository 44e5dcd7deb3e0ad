<?php
declare(strict_types=1);

namespace Vitrine\Search;

/** Reads the parts of a facet's definition. */
final class Definition {
  /** Brings the flat form, `{field, label, operator, widget, …}`, into that of the spec. */
  public static function spelledOut(array $definition): array {
    $further = ['further' => $definition];
    if (isset($definition['data']) || !isset($definition['field'])) return $definition + $further;
    $pick = static fn (array $names) => array_intersect_key($definition, array_flip($names));
    return [
      'data' => ['field' => $definition['field']],
      'settings' => ['settings' => $pick(['widget', 'exclude', 'active_sorts', 'categories']) + ['riot_solr' => ['facet_label' => $definition['label'] ?? null]]],
      'settings_global' => ['settings' => $pick(['operator', 'hard_limit', 'facet_missing', 'limit_active_items', 'facet_mincount'])],
      'options' => Options::group($definition['options'] ?? null) + $definition,
    ] + $further;
  }

  /** The options of the request, in their order, as they are sent. @return array<string, string> */
  public static function requestOptions(array $options, array $global): array {
    $own = static fn (string $name) => $options[$name] ?? null;
    $common = static fn (string $name) => $global[$name] ?? null;
    $missing = Options::onOff($own('missing')) ?? Options::onOff($common('facet_missing')) ?? false;
    $values = [
      'prefix' => Options::text($own('prefix')),
      'sort' => Options::oneOf($own('sort'), ['count', 'index']),
      'limit' => Options::wholeNumber($own('limit')) ?? Options::wholeNumber($common('hard_limit')),
      'offset' => Options::wholeNumber($own('offset'), 0),
      'mincount' => Options::wholeNumber($own('mincount'), 0) ?? Options::wholeNumber($common('facet_mincount'), 0),
      'missing' => $missing ? 'true' : null,
      'method' => Options::oneOf($own('method'), ['enum', 'fc', 'fcs', 'uif', 'dvhash']),
    ];
    return array_map('strval', array_filter($values, static fn ($value) => $value !== null));
  }

  /** The steps of a histogram; null where one of its ends can't be read. @param mixed $range */
  public static function histogram($range): ?array {
    $steps = [];
    foreach (['start', 'end', 'gap'] as $name) {
      $value = Options::group($range)[$name] ?? null;
      $text = $value === '' ? '' : Options::text($value);
      if ($text === null) return null;
      $steps[$name] = $text;
    }
    return $steps;
  }
}
