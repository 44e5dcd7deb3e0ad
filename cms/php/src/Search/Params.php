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

  /** The value of a circle, as an address has it, or of the point of one. */
  private const CIRCLE = '/^"?-?[0-9.\\\\]+,-?[0-9]+(?:\\\\?\.[0-9]+|[0-9.\\\\]*,[0-9.\\\\]+)"?\z/';

  /** What a slider's field can be asked for. */
  private const END = '/^("?)(-?[0-9]{1,15}(\.[0-9]+)?|(NOW|[-0-9T:.]+Z)([-+\/][0-9]*[A-Z]+)*)\1\z/';

  /** How many results of a page the address asks for, where the site exposes `rows`; null for none, and for what is no such number. */
  public function pageSize(Config $config): ?int {
    $text = $this->extra['rows'][0] ?? '';
    $isSize = preg_match('/^[1-9][0-9]{0,2}\z/', $text) && (int) $text <= self::MAX_PAGE_SIZE;
    return $isSize && in_array('rows', $config->exposedParams, true) ? (int) $text : null;
  }

  /**
   * Removes whatever lets a hostile link reach beyond the search. An unsafe `q` is searched as plain text, any
   * other unsafe value is dropped, and so is what is empty without its control characters.
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
    return array_values(array_filter($plain, static fn ($value) => $value !== '' && !UnsafeQuery::is($value)));
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
   * whose ends are crossed, text of a slider, the second of two equal filters, and a circle around a
   * point of another page, which Solr cannot read.
   * @param Facet[]|null $facets those of this page; without them, circles and texts stay
   */
  private static function usableFilters(array $fq, ?array $facets): array {
    $space = '[' . Text::SPACE . ']';
    $some = '([^' . Text::SPACE . ']+';
    $seen = [];
    $usable = [];
    foreach ($fq as $text) {
      $filter = Filter::parse($text);
      $plain = preg_replace("/^\\{!tag=[^}]*\\}$space*/u", '', Text::trim($filter->format()));
      [, $sign, $field, $clause] = preg_match("/^([-+]?)([^:\\\\]*):$space*([\\s\\S]*)/u", $plain, $sides) ? $sides : ['', '', null, ''];
      $facet = $field === null || $facets === null ? null : self::facetOf($field, $facets);
      $range = preg_match("/^[[{]$space*$some)$space+TO$space+$some?)$space*[\\]}]\\z/u", $clause, $found) ? array_slice($found, 1) : null;
      $isCrossed = $range !== null && Text::number($range[0]) > Text::number($range[1]);
      $isForeign = $facets !== null && ($sign !== '' || $facet === null) && preg_match(self::CIRCLE, $clause) === 1;
      $isText = $facet !== null && $facet->isRange() && !self::areEnds($filter->kind === 'values' ? $filter->values : array_diff($range ?? [''], ['*']));
      if ($field === '' || $field !== null && $clause === '' || $isForeign || $isText || $isCrossed || in_array($plain, $seen, true)) continue;
      $seen[] = $plain;
      $usable[] = $text;
    }
    return $usable;
  }

  /** @param Facet[] $facets */
  private static function facetOf(string $field, array $facets): ?Facet {
    foreach ($facets as $facet) if ($facet->field === $field) return $facet;
    return null;
  }

  /** Whether a slider's field can be asked for all of these: numbers, dates, or ones that are reckoned from others. @param array<string|null> $ends */
  private static function areEnds(array $ends): bool {
    foreach ($ends as $end) if ($end !== null && !preg_match(self::END, $end)) return false;
    return true;
  }
}
