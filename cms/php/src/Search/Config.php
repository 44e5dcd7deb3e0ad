<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Search\Further\Kind;

/**
 * A search's configuration: what the page has in `data-vitrine-config`, as an array with the same names. What
 * can't be read has its default, as in the browser, which tells about it.
 */
final class Config {
  /** The index of the filter; null for none. */
  public ?string $index;
  /** Whether the index is that of another search of the page. */
  public bool $inherits;
  public ?string $entityType;
  public string $entityField;
  /** @var string[] */
  public array $bundles;
  public string $bundleField;
  /** @var string[] the params that an address may set */
  public array $exposedParams;
  /** Results of a page; no search runs where it is 0 or less. */
  public int $maxRows;
  public string $defaultQ;
  public string $defaultBoost;
  /** @var array<string, string[]> more params by name */
  public array $params;
  /** Whether the search is in the query string rather than behind the `#`. */
  public bool $isInQuery;
  /** Before the names in the address; empty for none. */
  public string $prefix;
  /** The field whose values identify saved items. */
  public string $flagKey;
  /** Whether documents are requested by their ids, after the search. */
  public bool $returnsFullDocs;
  /** Whether the search shows what a visitor has saved, which only their browser knows. */
  public bool $isSaved;
  /** @var Facet[] */
  public array $facets;

  /** @param array $config `solr` and `facet_widget_map` */
  public function __construct(array $config) {
    $solr = Options::group($config['solr'] ?? null);
    $of = static fn (string $name) => $solr[$name] ?? null;
    $index = Options::text($of('index'));
    $this->inherits = $index === 'inherit';
    $this->index = $this->inherits ? null : $index;
    $this->entityType = Options::text($of('entity_type'));
    $this->entityField = Options::fieldName($of('entity_field')) ?? 'entity_type';
    $this->bundles = Options::texts($of('bundles')) ?? [];
    $this->bundleField = Options::fieldName($of('bundle_field')) ?? 'bundle';
    $this->exposedParams = Options::exposedParams($of('exposed_params')) ?? ['q', 'fq', 'sort', 'start'];
    $this->maxRows = Options::wholeNumber($of('max_rows')) ?? 10;
    $this->defaultQ = Options::text($of('default_q')) ?? '';
    $this->defaultBoost = Options::text($of('default_boost')) ?? '';
    $this->params = Options::params($of('params'));
    $this->isInQuery = $of('address') === 'query';
    $prefix = $of('fragment_prefix');
    $this->prefix = is_string($prefix) && preg_match('/^[A-Za-z][A-Za-z0-9_-]*\z/', $prefix) ? $prefix : '';
    $this->flagKey = Options::fieldName($of('flag_key')) ?? 'id';
    $this->returnsFullDocs = Options::onOff($of('return_full_docs')) ?? true;
    $this->isSaved = Options::onOff($of('saved')) ?? false;
    $this->facets = self::readFacets($of('facets'), self::readFields($of('fields')), self::readWidgets($config), Kind::namedIn($config));
  }

  /** Definitions, as a list or by name. In a list a field's name alone is one, too. @param mixed $facets */
  private static function readFacets($facets, array $fields, array $widgets, array $kinds): array {
    $definitions = Options::group($facets);
    $isList = Options::isList($definitions);
    $read = [];
    foreach ($definitions as $one) {
      $definition = $isList && is_string($one) ? ['data' => ['field' => $one]] : $one;
      $facet = Facet::read($definition, $fields, $widgets, $kinds);
      if ($facet !== null) $read[] = $facet;
    }
    return $read;
  }

  /** Field entries: the key that facets name a field by, and its Solr field. @param mixed $fields */
  private static function readFields($fields): array {
    $entries = Options::group($fields);
    $isList = Options::isList($entries);
    $read = [];
    foreach ($entries as $name => $entry) {
      if (!is_array($entry)) continue;
      $field = Options::fieldName($entry['solr_field'] ?? null);
      $key = $isList ? Options::text($entry['field'] ?? null) ?? $field ?? '' : (string) $name;
      $read[] = ['key' => $key, 'field' => $field ?? $key, 'name' => $entry['name'] ?? null];
    }
    return $read;
  }

  private static function readWidgets(array $config): array {
    return array_filter(array_map([Options::class, 'text'], Options::group($config['facet_widget_map'] ?? null)));
  }
}
