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
    $params = new Params();
    $params->q = $this->config->defaultQ;
    $ascii = Pairs::ascii($query);
    if (!$this->config->isInQuery) {
      (new FragmentDefaults($this->config))->read($ascii, $this->isPathInQ, $params);
      return $params->sanitized();
    }
    $form = new QueryString($this->config);
    $form->read($ascii, $this->isPathInQ, $params);
    $safe = $params->sanitized();
    $safe->fq = $form->order($safe->fq);
    return $safe;
  }
}
