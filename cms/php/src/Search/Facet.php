<?php
declare(strict_types=1);

namespace Vitrine\Search;

/** A facet of a search, from its definition in `solr.facets` (spec 3.2). */
final class Facet {
  public string $field;
  /** Its name in the query string, instead of the field. */
  public ?string $alias;
  /** How the chosen values combine: 'and', 'or' or 'single'. */
  public string $mode;
  /** @var array<string, string> the options of the request, in their order; a value as it is sent */
  public array $options;
  /** @var array{start: string, end: string, gap: string}|null the steps of a histogram */
  public ?array $range;
  /** Whether the field's extent is requested instead of its values. */
  public bool $stats;

  private function __construct() {}

  /**
   * @param mixed $definition
   * @param array<array{key: string, field: string}> $fields
   * @param array<string, string> $widgets facet_widget_map
   * @return self|null null for a definition without a field
   */
  public static function read($definition, array $fields, array $widgets): ?self {
    $group = [Options::class, 'group'];
    $key = Options::fieldName($group($group($definition)['data'] ?? null)['field'] ?? null);
    if ($key === null) return null;
    $settings = $group($group($definition['settings'] ?? null)['settings'] ?? null);
    $global = $group($group($definition['settings_global'] ?? null)['settings'] ?? null);
    $options = $group($definition['options'] ?? null);
    $facet = new self();
    $facet->field = $key;
    foreach (array_reverse($fields) as $entry) if ($entry['key'] === $key) $facet->field = $entry['field'];
    $alias = $options['alias'] ?? null;
    $facet->alias = is_string($alias) && preg_match('/^[A-Za-z][A-Za-z0-9_]*\z/', $alias) ? $alias : null;
    $operator = Options::oneOf($global['operator'] ?? null, ['and', 'or']) ?? 'and';
    $facet->mode = Options::onOff($global['limit_active_items'] ?? null) ? 'single' : $operator;
    $facet->options = self::requestOptions($options, $global);
    $facet->range = self::histogram($options['range'] ?? null);
    $stats = Options::onOff($options['stats'] ?? null);
    $widget = Options::text($settings['widget'] ?? null) ?? '';
    $facet->stats = $stats ?? self::isSlider($widgets[$widget] ?? $widget, $facet->range !== null);
    return $facet;
  }

  /** Whether the request asks for an extent or a histogram instead of values. */
  public function isRange(): bool {
    return $this->stats || $this->range !== null;
  }

  private static function isSlider(string $widget, bool $hasRange): bool {
    return in_array($widget, ['facet', 'range', 'amenities'], true) ? $widget === 'range' : $hasRange;
  }

  private static function requestOptions(array $options, array $global): array {
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

  /** @param mixed $range */
  private static function histogram($range): ?array {
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
