<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Asks Solr over HTTP. */
interface SolrClient {
  /**
   * Posts a form, and returns when the answer begins. It follows no redirect.
   * @param string $body percent-encoded
   * @throws NoAnswer when Solr can't be reached or does not answer in time
   */
  public function post(string $url, string $body): SolrAnswer;
}
