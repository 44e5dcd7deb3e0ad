<?php
declare(strict_types=1);

namespace Vitrine;

use Vitrine\Address\FragmentDefaults;
use Vitrine\Address\Pairs;
use Vitrine\Address\QueryString;
use Vitrine\Search\Config;
use Vitrine\Search\Params;

/** Reads the search that the address of a page names, as the browser reads it on arrival. */
final class Address {
  private Config $config;
  private bool $isPathInQ;

  /** @param bool $isPathInQ whether `q` in the query string is the path of the page, as in Drupal 7 */
  public function __construct(Config $config, bool $isPathInQ = false) {
    $this->config = $config;
    $this->isPathInQ = $isPathInQ;
  }

  /**
   * Reads a search, without what a link may not set. What the address does not name has its default.
   * @param string $query the query string as it was sent, without the `?`: `$_SERVER['QUERY_STRING']`
   */
  public function read(string $query): Params {
    $params = $this->defaults($query);
    if (!$this->config->isInQuery) return $params->sanitized($this->config->facets);
    $ascii = Pairs::ascii($query);
    $form = new QueryString($this->config);
    $form->read($ascii, $this->isPathInQ, $params);
    $safe = $params->sanitized($this->config->facets);
    $safe->fq = $form->order($safe->fq);
    return $safe;
  }

  /** What the search has where its address names nothing: behind the `#`, the query string gives the defaults. */
  public function defaults(string $query): Params {
    $configured = new Params();
    $configured->q = $this->config->defaultQ;
    if ($this->config->isInQuery) return $configured;
    $named = clone $configured;
    (new FragmentDefaults($this->config))->read(Pairs::ascii($query), $this->isPathInQ, $named);
    return $named == $configured ? $configured : $named->sanitized($this->config->facets);
  }
}
