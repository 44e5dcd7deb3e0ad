<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Search\Config;
use Vitrine\Search\Params;

/** A search in the query string: `solr.address` is "query" (design decision 35). */
final class QueryString {
  /** Params that also have Solr's names there, as plain forms and old links write them. */
  private const PLAIN_NAMES = ['q', 'sort'];

  private Config $config;
  private Names $names;

  public function __construct(Config $config) {
    $this->config = $config;
    $this->names = new Names($config);
  }

  /** Sets the params that the query string names. @param bool $isPathInQ whether `q` is the path of the page */
  public function read(string $query, bool $isPathInQ, Params $params): void {
    $pairs = $this->ownPairs($query, $isPathInQ);
    foreach ($this->names->params as $name => $param) {
      $found = self::values($pairs, (string) $name);
      $isPlain = in_array($param, self::PLAIN_NAMES, true);
      $all = array_merge($isPlain ? self::values($pairs, $param) : [], $found);
      if ($all === []) continue;
      if ($isPlain) $params->{$param} = end($all);
      else $params->extra[$param] = self::filled($found);
    }
    $filters = [];
    foreach ($this->names->facets as $name => $facet) {
      $own = array_values(array_filter($pairs, static fn ($pair) => $pair['name'] === $name));
      array_push($filters, ...FacetFilters::read($facet, $own));
    }
    foreach (['fq', 'bq'] as $list) {
      $values = $this->names->isExposed($list) ? self::filled(self::values($pairs, $list)) : [];
      if ($list === 'fq') $values = array_merge($filters, $values);
      if ($values !== []) $params->{$list} = $values;
    }
    $rows = $params->pageSize($this->config) ?? max(0, $this->config->maxRows);
    $start = $this->names->isExposed('start') ? $this->start($pairs, $rows) : 0;
    if ($start > 0) $params->start = $start;
  }

  /** Brings filters into the order in which the address has them. @param string[] $fq @return string[] */
  public function order(array $fq): array {
    $named = [];
    foreach ($this->names->facets as $facet) {
      $filters = FacetFilters::ofFacet($facet, $fq);
      $written = $filters === [] ? null : FacetFilters::write($facet, $filters);
      if ($written !== null) array_push($named, ...$written['filters']);
    }
    return array_merge($named, array_values(array_filter($fq, static fn ($text) => !in_array($text, $named, true))));
  }

  /** Whether a pair is one of this search. */
  public function isOwn(string $pair): bool {
    return $this->ownPairs($pair, false) !== [];
  }

  /** The pairs of this search, with their names as in Names. */
  private function ownPairs(string $query, bool $isPathInQ): array {
    $plain = array_filter(['q', 'sort', 'fq', 'bq', 'start'], [$this->names, 'isExposed']);
    if ($isPathInQ) $plain = array_diff($plain, ['q']);
    if ($this->names->isExposed('start')) $plain[] = 'pg';
    $own = [];
    foreach (Pairs::split($query) as $pair) {
      if (strncmp($pair['name'], $this->names->prefix, strlen($this->names->prefix)) !== 0) continue;
      $base = substr($pair['name'], strlen($this->names->prefix));
      $bracketed = $base . '[' . ($pair['key'] ?? 'null') . ']';
      $name = isset($this->names->params[$bracketed]) ? $bracketed : $base;
      $isOwn = isset($this->names->facets[$name]) || isset($this->names->params[$name]) || in_array($name, $plain, true);
      if ($isOwn) $own[] = ['name' => $name] + $pair;
    }
    return $own;
  }

  private static function values(array $pairs, string $name): array {
    return array_column(array_filter($pairs, static fn ($pair) => $pair['name'] === $name), 'value');
  }

  private static function filled(array $values): array {
    return array_values(array_filter($values, static fn ($value) => $value !== ''));
  }

  /** Pages are counted from 1. @param int $rows results of a page */
  private function start(array $pairs, int $rows): int {
    $number = static function (array $values): int {
      $text = $values === [] ? '' : end($values);
      return preg_match('/^[0-9]{1,9}\z/', $text) ? (int) $text : 0;
    };
    $starts = self::values($pairs, 'start');
    if ($starts !== []) return $number($starts);
    return max(0, $number(self::values($pairs, 'pg')) - 1) * $rows;
  }
}
