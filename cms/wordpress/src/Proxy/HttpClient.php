<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Proxy;

use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\SolrAnswer;
use Vitrine\Proxy\SolrClient;

/** Asks Solr with WordPress's own HTTP, where PHP has no curl: each page then waits for the whole answer. */
final class HttpClient implements SolrClient {
  private float $timeout;

  public function __construct(float $timeout) {
    $this->timeout = $timeout;
  }

  public function post(string $url, string $body): SolrAnswer {
    $headers = ['Content-Type' => 'application/x-www-form-urlencoded'];
    // Only curl reads credentials in an address.
    if (preg_match('~^(https?://)([^@/]*)@~i', $url, $found)) {
      $headers['Authorization'] = 'Basic ' . base64_encode(rawurldecode($found[2]));
      $url = $found[1] . substr($url, strlen($found[0]));
    }
    $answer = wp_remote_post($url, ['body' => $body, 'headers' => $headers, 'timeout' => $this->timeout, 'redirection' => 0]);
    if (is_wp_error($answer)) throw new NoAnswer($answer->get_error_message());
    return new SolrAnswer((int) wp_remote_retrieve_response_code($answer), [wp_remote_retrieve_body($answer)]);
  }
}
