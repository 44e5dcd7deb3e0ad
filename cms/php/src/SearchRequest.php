<?php
declare(strict_types=1);

namespace Vitrine;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\FlagQuery;
use Vitrine\Lucene\Group;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;
use Vitrine\Search\Config;
use Vitrine\Search\Draft;
use Vitrine\Search\FacetParams;
use Vitrine\Search\OrderedParams;
use Vitrine\Search\Params;

/** Builds the body of a search request, the same as the browser's for the same search. */
final class SearchRequest {
  private Config $config;
  /** @var array<string, string[]> */
  private array $extraParams;
  private int $now;

  /** @param array<string, string[]> $addedParams params of widgets by name; those of the configuration win @param int|null $now seconds since the epoch, by which dates are reckoned */
  public function __construct(Config $config, array $addedParams = [], ?int $now = null) {
    $this->now = $now ?? time();
    $this->config = $config;
    $this->extraParams = $config->params + $addedParams;
  }

  /**
   * The form-encoded body, its params in the spec's order.
   * @return string|null null where no search runs: `max_rows` is 0 or less
   * @see spec 7.1, design decisions 1, 2 and 5
   */
  public function body(Params $given): ?string {
    if ($this->config->maxRows <= 0) return null;
    $params = $given->sanitized($this->config->facets);
    $draft = new Draft($this->tagRanges($params->fq), $params->sort, $this->config->facets, $this->extraParams, $this->now);
    foreach ($this->config->facets as $facet) foreach ($facet->kinds() as $kind) $kind->request($draft, $facet);
    $ordered = new OrderedParams($this->extras($params, $draft->extra));
    $boosts = $ordered->take('bq');
    $fields = $ordered->lastOf('fl') ?? 'id';
    $ordered->visitorsOr('q', $this->requireFlagQuery($params->q), '*:*');
    $ordered->list('fq', array_merge($this->contextFilters(), $ordered->take('fq'), $draft->fq));
    $ordered->lastOr('facet', 'true');
    $ordered->list('facet.field', array_merge(FacetParams::fields($draft->facets), $ordered->take('facet.field')));
    $ordered->lastOr('facet.limit', '');
    $ordered->lastOr('facet.mincount', '1');
    $ordered->lastOr('facet.missing', '');
    $ordered->lastOr('facet.prefix', '');
    $ordered->add('rows', (string) ($params->pageSize($this->config) ?? $this->config->maxRows));
    $ordered->add('start', (string) $params->start);
    $ordered->visitorsOr('sort', $draft->sort, '');
    $ordered->list('bq', $params->bq === [] ? $boosts : $params->bq);
    $ordered->lastOr('boost', $this->config->defaultBoost);
    $ordered->lastOr('defType', 'edismax');
    $ordered->lastOr('json.nl', 'map');
    $index = $this->config->index;
    $filter = $index === null ? '' : '&fq=index_id:' . Text::encode(Term::escape($index));
    $body = $ordered->encode(FacetParams::pairs($draft->facets));
    return "$body&fl=" . Text::encode($fields) . "&wt=json&json.wrf=?$filter";
  }

  /** The body that fetches whole documents by their ids. @param string[] $ids @see spec 7.2 */
  public function docsBody(array $ids): string {
    $list = implode(',', array_map(static fn ($id) => Text::encode(preg_replace('/[\\\\,]/', '\\\\$0', $id)), $ids));
    $body = "ids=$list";
    foreach ($this->config->params as $name => $values) {
      foreach ($values as $value) $body .= '&' . Text::encode((string) $name) . '=' . Text::encode($value);
    }
    return $body;
  }

  /** The extra params by name: those of the visitor win. Params that the body sets itself are left out. */
  private function extras(Params $params, array $configured): array {
    $isFilled = static fn ($values) => array_filter($values, static fn ($text) => $text !== '') !== [];
    $extras = array_filter($params->extra, $isFilled) + $configured;
    return array_diff_key($extras, array_flip(['rows', 'start', 'wt', 'json.wrf']));
  }

  /** The filters for entity type and bundles, without tags. */
  private function contextFilters(): array {
    ['entityType' => $type, 'bundles' => $bundles] = get_object_vars($this->config);
    $filters = $type === null ? [] : ["{$this->config->entityField}:" . Term::escape($type)];
    return $bundles === [] ? $filters : array_merge($filters, [Group::format($this->config->bundleField, $bundles)]);
  }

  /** Adds the missing tags to sliders' filters, so that they do not limit the slider's extent. */
  private function tagRanges(array $fq): array {
    $sliders = [];
    foreach ($this->config->facets as $facet) if ($facet->isRange()) $sliders[] = $facet->field;
    return array_map(static function (string $text) use ($sliders): string {
      $filter = Filter::parse($text);
      if ($filter->kind === 'other' || !in_array($filter->field, $sliders, true)) return $text;
      if ($filter->kind === 'range') $filter->tag = $filter->tag ?? $filter->field;
      elseif ($filter->mode === 'and') $filter->mode = 'single';
      else return $text;
      return $filter->format();
    }, $fq);
  }

  /** A query for saved items becomes one required clause: `+id:(42 OR 43)`. */
  private function requireFlagQuery(string $q): string {
    return FlagQuery::ids($q, $this->config->flagKey) === null ? $q : '+' . Text::trim($q);
  }
}
