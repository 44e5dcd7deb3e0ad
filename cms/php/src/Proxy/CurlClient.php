<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Asks Solr with PHP's curl. It hands on each part of the answer as it comes. */
final class CurlClient implements SolrClient {
  /** How long to wait for the next part before looking at the timeouts again, in seconds. */
  private const WAIT_S = 1.0;

  /** @var array<string, float> connect and total, in seconds */
  private array $timeouts;

  /** @param array<string, float> $timeouts connect and total, in seconds */
  public function __construct(array $timeouts) {
    $this->timeouts = $timeouts;
  }

  public function post(string $url, string $body): SolrAnswer {
    if (!function_exists('curl_multi_init')) {
      throw new \RuntimeException("Vitrine: the search proxy needs PHP's extension curl. On Debian: apt-get install php-curl");
    }
    $call = curl_init($url);
    $chunks = $this->chunks($call, $body);
    // Runs until the first part of the body, or to the end of an empty one: the status is known then.
    $chunks->valid();
    return new SolrAnswer((int) curl_getinfo($call, CURLINFO_RESPONSE_CODE), $chunks);
  }

  /** @param resource|\CurlHandle $call */
  private function chunks($call, string $body): \Generator {
    $received = '';
    curl_setopt_array($call, [
      CURLOPT_POSTFIELDS => $body,
      // curl would ask first whether it may send a long body.
      CURLOPT_HTTPHEADER => ['Expect:'],
      CURLOPT_CONNECTTIMEOUT_MS => (int) ceil($this->timeouts['connect'] * 1000),
      CURLOPT_TIMEOUT_MS => (int) ceil($this->timeouts['total'] * 1000),
      CURLOPT_WRITEFUNCTION => static function ($_, string $part) use (&$received): int {
        $received .= $part;
        return strlen($part);
      },
    ]);
    $multi = curl_multi_init();
    curl_multi_add_handle($multi, $call);
    try {
      do {
        curl_multi_exec($multi, $running);
        if ($received !== '') {
          $part = $received;
          $received = '';
          yield $part;
        } elseif ($running) {
          curl_multi_select($multi, self::WAIT_S);
        }
      } while ($running);
      $end = curl_multi_info_read($multi);
      if (($end['result'] ?? CURLE_OK) !== CURLE_OK) throw new NoAnswer('curl: ' . (curl_error($call) ?: curl_strerror($end['result'])));
    } finally {
      curl_multi_remove_handle($multi, $call);
      curl_multi_close($multi);
    }
  }
}
