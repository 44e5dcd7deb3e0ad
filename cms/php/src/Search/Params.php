<?php
declare(strict_types=1);

namespace Vitrine\Search;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Syntax;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;
use Vitrine\Lucene\UnsafeQuery;

/** The visitor's part of a search; the configuration adds the rest. */
final class Params {
  public string $q = '';
  /** @var string[] filters in Solr's syntax */
  public array $fq = [];
  /** Empty for relevance. */
  public string $sort = '';
  /** The first result's offset, from 0. */
  public int $start = 0;
  /** @var string[] boosts */
  public array $bq = [];
  /** @var array<string, string[]> exposed params beyond the ones above, by name */
  public array $extra = [];

  /** The most results that an address may ask for. */
  private const MAX_PAGE_SIZE = 100;

  /** How many results of a page the address asks for, where the site exposes `rows`; null for none, and for what is no such number. */
  public function pageSize(Config $config): ?int {
    $text = $this->extra['rows'][0] ?? '';
    $isSize = preg_match('/^[1-9][0-9]{0,2}\z/', $text) && (int) $text <= self::MAX_PAGE_SIZE;
    return $isSize && in_array('rows', $config->exposedParams, true) ? (int) $text : null;
  }

  /**
   * Removes whatever lets a hostile link reach beyond the search. An unsafe `q` is searched as plain text, any
   * other unsafe value is dropped.
   * @param Facet[]|null $facets the page's, for usableFilters
   * @see design decision 8
   */
  public function sanitized(?array $facets = null): self {
    $safe = new self();
    $q = Text::withoutControls($this->q);
    $safe->q = UnsafeQuery::is($q) ? Term::quote($q) : $q;
    $safe->fq = self::usableFilters(self::safeValues($this->fq), $facets);
    $safe->sort = self::isSortList($this->sort) ? $this->sort : '';
    $safe->start = $this->start;
    $safe->bq = self::safeValues($this->bq);
    $safe->extra = array_map([self::class, 'safeValues'], $this->extra);
    return $safe;
  }

  /** @param string[] $values @return string[] */
  private static function safeValues(array $values): array {
    $plain = array_map([Text::class, 'withoutControls'], $values);
    return array_values(array_filter($plain, static fn ($value) => !UnsafeQuery::is($value)));
  }

  /** Whether a sort is a list of fields with asc or desc, without functions. */
  private static function isSortList(string $sort): bool {
    foreach (explode(',', $sort) as $part) {
      if (!preg_match('/^' . Syntax::FIELD_NAME . '[' . Text::SPACE . ']+(?:asc|desc)\z/u', Text::trim($part))) return false;
    }
    return true;
  }

  /**
   * Leaves out the filters that Solr rejects or that show nothing: one without a field or a value, a range
   * whose ends are crossed, the second of two equal filters, and a circle around a
   * point of another page, which Solr cannot read.
   * @param Facet[]|null $facets those of this page; without them, circles stay
   */
  private static function usableFilters(array $fq, ?array $facets): array {
    $space = '[' . Text::SPACE . ']*';
    $broken = "/^(?:\\{!tag=[^}]*\\})?{$space}[-+]?(?::|[\\p{L}\\p{N}_.\$-]+:$space\\z)/u";
    $seen = [];
    $usable = [];
    foreach ($fq as $text) {
      $filter = Filter::parse($text);
      $plain = preg_replace('/^\{!tag=[^}]*\}/', '', Text::trim($filter->format()));
      $isCrossed = $filter->kind === 'range' && Text::number($filter->min) > Text::number($filter->max);
      if (self::isForeign($plain, $facets) || $isCrossed || preg_match($broken, Text::trim($text)) || in_array($plain, $seen, true)) continue;
      $seen[] = $plain;
      $usable[] = $text;
    }
    return $usable;
  }

  /** Whether a filter is a circle, as an address has it, or the point of one, and no facet is of its field. */
  private static function isForeign(string $filter, ?array $facets): bool {
    $circle = '/^([^:]+):[' . Text::SPACE . ']*"?-?[0-9.\\\\]+,-?[0-9]+(?:\\\\?\.[0-9]+|[0-9.\\\\]*,[0-9.\\\\]+)"?\z/u';
    if ($facets === null || !preg_match($circle, $filter, $found)) return false;
    foreach ($facets as $facet) if ($facet->field === $found[1]) return false;
    return true;
  }
}
