<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Search\Further\Kind;

/** A facet of a search, from its definition in `solr.facets` (spec 3.2). */
final class Facet {
  private const WIDGETS = ['facet', 'range', 'amenities', 'buckets', 'rating', 'toggle', 'negation', 'scale', 'tree', 'dates', 'near'];

  public string $field;
  public string $label;
  /** Whether its values are amounts of money. */
  public bool $isMoney;
  /** The field of its definition in the list of hidden values; null for none. */
  public ?string $exclude;
  /** @var array<array{id: string, label: string, description: string, values: string[]}> categories of amenities */
  public array $categories;
  public bool $hasMissing;
  /** Whether it has options beyond the spec, which change how it shows. */
  public bool $isFurther;
  /** Its name in the query string, instead of the field. */
  public ?string $alias;
  /** How the chosen values combine: 'and', 'or' or 'single'. */
  public string $mode;
  /** The widget that shows it. */
  public string $shownAs;
  /** @var string[] by what its values are sorted */
  public array $sorts;
  /** @var Kind[] */
  private array $known = [];
  /** @var array<string, mixed> options beyond the spec, decoded, by name */
  public array $further = [];
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
   * @param Kind[] $kinds those beyond the spec that the configuration has
   * @return self|null null for a definition without a field
   */
  public static function read($definition, array $fields, array $widgets, array $kinds): ?self {
    $group = [Options::class, 'group'];
    $definition = Definition::spelledOut($group($definition));
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
    $facet->options = Definition::requestOptions($options, $global);
    $facet->range = Definition::histogram($options['range'] ?? null);
    $stats = Options::onOff($options['stats'] ?? null);
    $widget = Options::text($settings['widget'] ?? null) ?? '';
    $facet->shownAs = self::widget($widgets[$widget] ?? $widget, $facet->range !== null || $stats === true);
    $facet->stats = $stats ?? $facet->shownAs === 'range';
    $name = null;
    foreach (array_reverse($fields) as $entry) if ($entry['key'] === $key) $name = $entry['name'];
    $label = $group($settings['riot_solr'] ?? null)['facet_label'] ?? null;
    $facet->label = Options::text($label) ?? Options::text($global['riotjs_label'] ?? null) ?? Options::text($name) ?? $facet->field;
    $facet->isMoney = Options::onOff($options['currency'] ?? null) ?? $facet->shownAs === 'range';
    $facet->exclude = Options::text($settings['exclude'] ?? null);
    $facet->categories = Categories::read($settings['categories'] ?? null) ?? [];
    $facet->hasMissing = ($facet->options['missing'] ?? '') === 'true';
    $facet->sorts = Options::texts($settings['active_sorts'] ?? null) ?? [];
    $facet->known = $kinds;
    foreach ($kinds as $kind) $facet->further += $kind->decode($options + $group($definition['further'] ?? null));
    foreach ($facet->kinds() as $kind) $kind->complete($facet);
    $flat = $options + $group($definition['further'] ?? null);
    $facet->isFurther = $facet->kinds() !== [] || array_intersect_key($flat, array_flip(['values', 'single', 'collapsed', 'collapsible'])) !== [];
    return $facet;
  }

  /** Whether the request asks for an extent or a histogram instead of values. */
  public function isRange(): bool {
    return $this->stats || $this->range !== null;
  }

  /** A facet that asks for a histogram alone. @param array{start: string, end: string, gap: string} $range */
  public static function ofRange(string $field, array $range): self {
    $facet = new self();
    [$facet->field, $facet->mode, $facet->options, $facet->range, $facet->stats] = [$field, 'single', [], $range, false];
    return $facet;
  }

  /** The kinds beyond the spec that this facet is of. @return Kind[] */
  public function kinds(): array {
    return array_values(array_filter($this->known, fn (Kind $kind) => $kind->isKindOf($this)));
  }

  /** Sets an option of the request, in its order. */
  public function setOption(string $name, string $value): void {
    $order = array_flip(['prefix', 'sort', 'limit', 'offset', 'mincount', 'missing', 'method']);
    $this->options[$name] = $value;
    uksort($this->options, static fn ($a, $b) => $order[$a] - $order[$b]);
  }

  private static function widget(string $name, bool $isRange): string {
    return in_array($name, self::WIDGETS, true) ? $name : ($isRange ? 'range' : 'facet');
  }
}
