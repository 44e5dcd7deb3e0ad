<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Search\Config;
use Vitrine\Search\Facet;

/** What one search calls its facets and params in the query string, without the search's prefix. */
final class Names {
  /** Names that mean something else: to WordPress, Drupal, TYPO3 or Vitrine. */
  private const RESERVED = 'attachment attachment_id author author_name calendar cat category_name cpage day embed error exact ' .
    'favicon feed hour m minute monthnum more name order orderby p page page_id paged pagename pb ' .
    'post_type posts preview robots s search second sentence static subpost subpost_id tag tag_id ' .
    'taxonomy tb term type w withcomments withoutcomments year rest_route action q destination sort ' .
    'ajax_page_state form_id form_build_id form_token op token lang language id L no_cache cHash query ' .
    'sortby pg start fq bq x vitrine ver';
  /** Params with names of their own. */
  private const OURS = ['q' => 'query', 'sort' => 'sortby'];

  /** @var string[] the params that an address may set; always `bq` */
  public array $exposed;
  /** Before each name: `a-` for the prefix `a`. */
  public string $prefix;
  /** @var array<string, Facet> by their names; a facet whose field is no name has none */
  public array $facets = [];
  /** @var array<string, string> the params by their names, without `fq`, `bq` and `start` */
  public array $params = [];

  public function __construct(Config $config) {
    $this->exposed = array_values(array_unique(array_merge($config->exposedParams, ['bq'])));
    $this->prefix = $config->prefix === '' ? '' : "{$config->prefix}-";
    $taken = explode(' ', self::RESERVED);
    $free = static function (string $name) use (&$taken): ?string {
      foreach ([$name, "f_$name"] as $one) {
        if (!preg_match('/^[A-Za-z][A-Za-z0-9_]*\z/', $one) || in_array($one, $taken, true)) continue;
        $taken[] = $one;
        return $one;
      }
      return null;
    };
    foreach ($this->isExposed('fq') ? $config->facets : [] as $facet) {
      $name = $free($facet->alias ?? $facet->field);
      if ($name !== null) $this->facets[$name] = $facet;
    }
    foreach ($this->exposed as $param) {
      if (in_array($param, ['fq', 'bq', 'start'], true)) continue;
      $this->params[self::OURS[$param] ?? $free($param) ?? "x[$param]"] = $param;
    }
  }

  public function isExposed(string $param): bool {
    return in_array($param, $this->exposed, true);
  }
}
