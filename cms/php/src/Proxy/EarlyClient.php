<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** A client that need not be waited for: Solr works while PHP does something else. */
interface EarlyClient extends SolrClient {
  /** Sends a form, and returns at once. @param string $body percent-encoded */
  public function begin(string $url, string $body): Call;
}
