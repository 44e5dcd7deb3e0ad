<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Lucene\Text;
use Vitrine\Search\Config;
use Vitrine\Search\Facet;
use Vitrine\Search\Params;

/** The addresses of a search's other pages and filters, as the browser writes them. */
final class Links {
  /** Longer query strings are refused by servers: the search then stands behind the `#`. */
  private const MOST_BYTES = 6000;

  private Config $config;
  private Params $defaults;
  private Names $names;
  private string $path;
  private string $query;

  /** @param Params $defaults what the search has where the address names nothing */
  public function __construct(Config $config, Params $defaults, string $path, string $query) {
    [$this->config, $this->defaults, $this->path, $this->query] = [$config, $defaults, self::onThisSite($path), Pairs::ascii($query)];
    $this->names = new Names($config);
  }

  /** A path with two slashes at its start would be the address of another site. */
  public static function onThisSite(string $path): string {
    return (string) preg_replace('~^[/\\\\]{2,}~', '/', $path);
  }

  /** Whether a server reads the addresses. */
  public function areForServers(): bool {
    return $this->config->isInQuery;
  }

  public function to(Params $params): string {
    if (!$this->config->isInQuery) return '#' . $this->fragment($params);
    [$query, $fragment] = $this->parts($params);
    return $this->path . ($query !== '' || $this->path === '' ? "?$query" : '') . ($fragment === '' ? '' : "#$fragment");
  }

  /** The path that a plain form of the search is sent to. */
  public function action(): string {
    return $this->path;
  }

  /** What a plain form calls a facet; null for one that it can't send. */
  public function nameOf(Facet $facet): ?string {
    foreach ($this->names->facets as $name => $one) if ($one->field === $facet->field) return $this->names->prefix . $name;
    return null;
  }

  /** What a plain form calls a param such as `q`; null for one that an address can't set. */
  public function nameOfParam(string $param): ?string {
    $name = array_search($param, $this->names->params, true);
    return $name === false ? null : $this->names->prefix . $name;
  }

  /** What else the address holds, for hidden fields beside some controls. @param array<string|null> $names of the controls @return array<array{string, string}> */
  public function others(Params $params, array $names): array {
    array_push($names, $this->names->prefix . 'pg', $this->names->prefix . 'start');
    $others = [];
    foreach (explode('&', $this->parts($params)[0]) as $text) {
      if ($text === '') continue;
      [$name, $value] = array_map([Text::class, 'decodeForm'], explode('=', $text, 2) + [1 => '']);
      if (!in_array(explode('[', $name, 2)[0], $names, true)) $others[] = [$name, $value];
    }
    return $others;
  }

  /** @return array{string, string} the query string and the fragment */
  private function parts(Params $params): array {
    $own = new QueryString($this->config);
    $before = array_values(array_filter(explode('&', $this->query), static fn ($text) => $text !== ''));
    $isOwn = array_map([$own, 'isOwn'], $before);
    $ours = array_keys($isOwn, true, true);
    // A pair that is there twice is ours in both places.
    $others = array_values(array_filter($before, static fn ($text, $i) => !$isOwn[$i], ARRAY_FILTER_USE_BOTH));
    $written = $others;
    array_splice($written, $ours[0] ?? count($others), 0, $this->pairs($params));
    $query = implode('&', $written);
    return strlen($query) <= self::MOST_BYTES ? [$query, ''] : [implode('&', $others), $this->fragment($params)];
  }

  /** A search's pairs in their order: the term, the facets, other filters, sort, boosts, further params, the page. @return string[] */
  private function pairs(Params $params): array {
    $pairs = $this->single('q', $params);
    $others = $params->fq;
    foreach ($this->names->facets as $name => $facet) {
      $filters = FacetFilters::ofFacet($facet, $params->fq);
      $written = $filters === [] ? null : FacetFilters::write($facet, $filters);
      if ($written === null) continue;
      foreach ($written['pairs'] as [$brackets, $value]) $pairs[] = $this->pair($name . $brackets, $value);
      $others = array_diff($others, $filters);
    }
    array_push($pairs, ...$this->list('fq', $others), ...$this->single('sort', $params), ...$this->list('bq', $params->bq));
    foreach ($this->names->params as $param) {
      if ($param !== 'q' && $param !== 'sort') array_push($pairs, ...$this->single($param, $params));
    }
    return array_merge($pairs, $this->page($params->start));
  }

  /** @return string[] */
  private function single(string $param, Params $params): array {
    $values = self::values($params, $param);
    if (!$this->names->isExposed($param) || $values === self::values($this->defaults, $param)) return [];
    $name = (string) (array_search($param, $this->names->params, true) ?: $param);
    if (count($values) < 2) return [$this->pair($name, $values[0] ?? '')];
    return array_map(fn ($value) => $this->pair("{$name}[]", $value), $values);
  }

  /** @param string[] $values @return string[] */
  private function list(string $name, array $values): array {
    if (!$this->names->isExposed($name)) return [];
    return array_map(fn ($value) => $this->pair("{$name}[]", $value), array_values($values));
  }

  /** Pages are counted from 1; a start that begins none stands as it is. @return string[] */
  private function page(int $start): array {
    if ($start <= 0 || !$this->names->isExposed('start')) return [];
    $rows = $this->config->maxRows;
    return [$start % $rows === 0 ? $this->pair('pg', (string) ($start / $rows + 1)) : $this->pair('start', (string) $start)];
  }

  private function pair(string $name, string $value): string {
    return Text::encodeForm($this->names->prefix . $name) . '=' . Text::encodeForm($value);
  }

  /** A search behind the `#`: the params that differ from their defaults. */
  private function fragment(Params $params): string {
    $prefix = $this->config->prefix === '' ? '' : "{$this->config->prefix}.";
    $pairs = [];
    foreach ($this->names->exposed as $name) {
      $values = self::values($params, $name);
      if ($values === self::values($this->defaults, $name)) continue;
      foreach ($values === [] ? [''] : $values as $value) $pairs[] = self::encoded($prefix . $name) . '=' . self::encoded($value);
    }
    return implode('&', $pairs);
  }

  private static function encoded(string $text): string {
    return strtr(Text::encode($text), ['%3A' => ':', '%2C' => ',', '%2F' => '/', '~' => '%7E']);
  }

  /** @return string[] those that are not empty */
  private static function values(Params $params, string $name): array {
    if ($name === 'start') return $params->start > 0 ? [(string) $params->start] : [];
    $values = in_array($name, ['q', 'sort'], true) ? [$params->{$name}] : (in_array($name, ['fq', 'bq'], true) ? $params->{$name} : $params->extra[$name] ?? []);
    return array_values(array_filter($values, static fn ($value) => $value !== ''));
  }
}
