<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Asks Solr with PHP's curl. */
final class CurlClient implements EarlyClient {
  /** @var array<string, float> connect and total, in seconds */
  private array $timeouts;

  /** @param array<string, float> $timeouts connect and total, in seconds */
  public function __construct(array $timeouts) {
    $this->timeouts = $timeouts;
  }

  public function post(string $url, string $body): SolrAnswer {
    return $this->begin($url, $body)->answer();
  }

  public function begin(string $url, string $body): Call {
    if (!function_exists('curl_multi_init')) {
      throw new \RuntimeException("Vitrine: the search proxy needs PHP's extension curl. On Debian: apt-get install php-curl");
    }
    return new CurlCall($url, $body, $this->timeouts);
  }
}
