<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Proxy\SelectRoute;
use Vitrine\WordPress\Settings\Role;
use Vitrine\WordPress\Settings\Settings;

/** The configuration of one search on a page. */
final class Search {
  /** How many searches this page has so far. */
  private static int $count = 0;

  public string $id;
  public Attributes $attributes;
  public bool $isSaved;
  public string $template;
  /** @var array<string, mixed> as in `data-vitrine-config` */
  public array $config;
  /** The prefix of its names in the address; empty for the first search. */
  public string $prefix;

  /** @param bool $isSaved whether it shows the visitor's saved items @param int|null $number of a search that is only asked for, and rendered later */
  public function __construct(Settings $settings, Attributes $attributes, bool $isSaved = false, ?int $number = null) {
    $number = $number ?? ++self::$count;
    $this->attributes = $attributes;
    $this->isSaved = $isSaved;
    $this->id = $number === 1 ? 'vitrine-search' : "vitrine-search-$number";
    $this->prefix = $number === 1 ? '' : "s$number";
    $this->template = (new Cards($settings))->template($attributes->card, $attributes->part, $isSaved || $settings->saving);
    $this->config = ['solr' => array_filter([
      'url' => SelectRoute::address(),
      // Saved items are in the browser alone: no server reads their address.
      'address' => $isSaved ? null : 'query',
      'fragment_prefix' => $this->prefix === '' ? null : $this->prefix,
      'max_rows' => $attributes->rows,
      'return_full_docs' => false,
      'saved' => $isSaved ? true : null,
      'bundles' => $this->language($settings),
      'bundle_field' => $this->language($settings) === null ? null : 'lang',
      'params' => ['fl' => implode(',', Cards::fieldsOf($this->template))],
      'facets' => $this->facets($settings),
    ], static fn ($value) => $value !== null)];
  }

  /** The language that results are limited to; null for all. @return string[]|null */
  private function language(Settings $settings): ?array {
    return $settings->byLanguage ? [substr(determine_locale(), 0, 2)] : null;
  }

  /** @return array<array<string, mixed>> in the flat form */
  private function facets(Settings $settings): array {
    if ($this->attributes->layout === 'none') return [];
    $fields = array_filter($settings->fields(), static fn ($mapping) => isset(Role::WIDGETS[$mapping->role]));
    $names = $this->attributes->facets === [] ? array_keys($fields) : array_intersect($this->attributes->facets, array_keys($fields));
    $facets = [];
    foreach ($names as $name) {
      $role = $fields[$name]->role;
      $facet = ['field' => $name, 'label' => Settings::labelOf($fields[$name]), 'widget' => Role::WIDGETS[$role]];
      if ($role === 'facet') $facet['operator'] = 'or';
      if ($role === 'number') $facet['currency'] = false;
      $facets[] = $facet;
    }
    return $facets;
  }
}
