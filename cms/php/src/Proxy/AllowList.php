<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

use Vitrine\Proxy\Rules\ParamRules;
use Vitrine\Proxy\Rules\RangeSteps;

/** Builds a new request for Solr: the params that the rules know, then those that the site forces. */
final class AllowList {
  /** The params that Solr reads as lists. Of all others it reads the first. */
  private const LISTS = ['fq', 'bq', 'facet.field', 'facet.query', 'facet.range', 'stats.field'];
  /** Known, and set by the proxy itself. */
  private const REPLACED = ['defType', 'wt', 'json.wrf'];
  /** Stands between ids in the query to Solr. A comma could be part of an id. */
  private const SEPARATOR = "\u{241e}";
  /** How long Solr may search, in milliseconds. */
  private const TIME_ALLOWED = '10000';

  private Site $site;
  private ParamRules $rules;

  public function __construct(Site $site) {
    $this->site = $site;
    $this->rules = new ParamRules($site);
  }

  /**
   * @param array<array{string, string}> $pairs names and values, as the visitor sent them
   * @return array<array{string, string}> names and values for Solr
   * @throws Refused
   */
  public function rebuild(array $pairs): array {
    $passed = $this->passed($pairs);
    $values = array_column($passed, 1, 0);
    $fields = implode(',', $this->site->fields);
    if (isset($values['ids'])) return $this->byIds($values['ids'], $values['fl'] ?? $fields);
    foreach ($this->site->defaults + ['q' => '*:*', 'fl' => $fields] as $name => $value) {
      if (!isset($values[$name])) $passed[] = [$name, $value];
    }
    return array_merge($passed, [['defType', 'edismax'], ['uf', implode(' ', $this->site->fields)]], $this->forced());
  }

  private function passed(array $pairs): array {
    $passed = [];
    $seen = [];
    foreach ($pairs as [$name, $value]) {
      if (isset($seen[$name]) && !in_array($name, self::LISTS, true)) throw new Refused("$name is there more than once", $name);
      $seen[$name] = true;
      if ($value !== '') $passed[] = [$name, $this->rules->check($name, $value)];
    }
    $this->together($passed);
    return array_filter($passed, static fn ($pair) => !in_array($pair[0], self::REPLACED, true));
  }

  /** What no single param shows: how many steps and counted queries there are, and whether a distance has a point. */
  private function together(array $passed): void {
    (new RangeSteps((int) $this->site->limits['steps']))->check($passed);
    $queries = array_filter($passed, static fn ($pair) => $pair[0] === 'facet.query');
    if (count($queries) > $this->site->limits['queries']) throw new Refused('There are more counted queries than this proxy reads', 'facet.query');
    $names = array_column($passed, 0);
    foreach ($passed as [$name, $value]) {
      if (!in_array($name, ['fl', 'sort'], true) || strpos($value, 'geodist') === false) continue;
      if (count(array_intersect(['sfield', 'pt'], $names)) < 2) throw new Refused('geodist() needs sfield and pt', $name);
    }
  }

  private function forced(): array {
    $filters = array_map(static fn ($filter) => ['fq', $filter], $this->site->filters);
    return array_merge($filters, [['wt', 'json'], ['expandMacros', 'false'], ['timeAllowed', self::TIME_ALLOWED]]);
  }

  /** Solr's own `ids` answers on one shard only. The terms parser reads no syntax in them. */
  private function byIds(string $list, string $fields): array {
    $parts = preg_split('/(?:\\\\.)(*SKIP)(*F)|,/su', $list);
    $ids = array_map(static fn ($id) => preg_replace('/\\\\(.)/su', '$1', $id), $parts);
    if (count($ids) > $this->site->limits['rows']) throw new Refused('There are more ids than this proxy reads', 'ids');
    $query = '{!terms f=id separator="' . self::SEPARATOR . '"}' . implode(self::SEPARATOR, $ids);
    return array_merge([['q', $query], ['defType', 'lucene'], ['rows', (string) count($ids)], ['fl', $fields]], $this->forced());
  }
}
