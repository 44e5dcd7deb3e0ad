<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** A request of PHP's curl. It hands on each part of the answer as it comes. */
final class CurlCall implements Call {
  /** How long a call may be left alone, in seconds; only the time that PHP waits for it counts as Solr's. */
  private const ALONE_S = 60;
  /** How long a request may take to be sent before PHP goes on, in seconds; of a Solr nearby, it takes less. */
  private const SEND_S = 0.003;

  /** @var resource|\CurlHandle */
  private $call;
  /** @var resource|\CurlMultiHandle */
  private $multi;
  /** @var array<string, float> connect and total, in seconds of waiting */
  private array $timeouts;
  private string $received = '';
  private bool $isRunning = true;

  /** @param array<string, float> $timeouts connect and total, in seconds */
  public function __construct(string $url, string $body, array $timeouts) {
    $this->timeouts = $timeouts;
    $received = &$this->received;
    $this->call = curl_init($url);
    curl_setopt_array($this->call, [
      CURLOPT_POSTFIELDS => $body,
      // curl would ask first whether it may send a long body.
      CURLOPT_HTTPHEADER => ['Expect:'],
      CURLOPT_CONNECTTIMEOUT_MS => (int) ceil(($timeouts['connect'] + self::ALONE_S) * 1000),
      CURLOPT_TIMEOUT_MS => (int) ceil(($timeouts['total'] + self::ALONE_S) * 1000),
      CURLOPT_WRITEFUNCTION => static function ($_, string $part) use (&$received): int {
        $received .= $part;
        return strlen($part);
      },
    ]);
    $this->multi = curl_multi_init();
    curl_multi_add_handle($this->multi, $this->call);
    $end = microtime(true) + self::SEND_S;
    while (!$this->isSent() && microtime(true) < $end) {
      $this->poke();
      if (!$this->isSent()) curl_multi_select($this->multi, self::SEND_S / 10);
    }
  }

  public function __destruct() {
    curl_multi_remove_handle($this->multi, $this->call);
    curl_multi_close($this->multi);
  }

  public function poke(): void {
    curl_multi_exec($this->multi, $running);
    $this->isRunning = $running > 0;
  }

  public function answer(): SolrAnswer {
    $chunks = $this->chunks();
    // Runs until the first part of the body, or to the end of an empty one: the status is known then.
    $chunks->valid();
    return new SolrAnswer((int) curl_getinfo($this->call, CURLINFO_RESPONSE_CODE), $chunks);
  }

  private function isSent(): bool {
    return !$this->isRunning || curl_getinfo($this->call, CURLINFO_REQUEST_SIZE) > 0;
  }

  private function chunks(): \Generator {
    $begun = microtime(true);
    do {
      $this->poke();
      if ($this->received !== '') {
        $part = $this->received;
        $this->received = '';
        yield $part;
      } elseif ($this->isRunning) {
        $left = $begun + $this->timeouts[$this->isSent() ? 'total' : 'connect'] - microtime(true);
        if ($left <= 0) throw new NoAnswer('curl: ' . ($this->isSent() ? 'Solr does not answer in time' : 'no connection in time'));
        curl_multi_select($this->multi, $left);
      }
    } while ($this->isRunning);
    $end = curl_multi_info_read($this->multi);
    if (($end['result'] ?? CURLE_OK) !== CURLE_OK) throw new NoAnswer('curl: ' . (curl_error($this->call) ?: curl_strerror($end['result'])));
  }
}
