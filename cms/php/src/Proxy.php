<?php
declare(strict_types=1);

namespace Vitrine;

use Vitrine\Proxy\AllowList;
use Vitrine\Proxy\Begun;
use Vitrine\Proxy\Circuit;
use Vitrine\Proxy\CurlClient;
use Vitrine\Proxy\EarlyClient;
use Vitrine\Proxy\FormReader;
use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\Refused;
use Vitrine\Proxy\Request;
use Vitrine\Proxy\Response;
use Vitrine\Proxy\Site;
use Vitrine\Proxy\SolrAnswer;
use Vitrine\Proxy\SolrClient;

/**
 * A search proxy. It takes a POST, builds a new request from the params that it knows, adds the site's
 * filters, and sends it to Solr. It prints nothing: the caller sends the response.
 */
final class Proxy {
  /** Of an error's text, no more than this many bytes are read. */
  private const ERROR_BYTES = 65536;

  /** @var Site */
  private $site;
  /** @var SolrClient */
  private $client;
  /** @var Circuit */
  private $circuit;
  /** @var callable(string): void */
  private $log;

  /**
   * @param array $site solr, filters, fields, defaults, limits and timeouts, as in Site
   * @param callable|null $log takes one line of text; by default PHP's error log
   * @throws \InvalidArgumentException for settings that can't be used
   */
  public function __construct(array $site, ?callable $log = null, ?SolrClient $client = null, ?Circuit $circuit = null) {
    $this->site = new Site($site);
    $this->log = $log ?? 'error_log';
    $this->client = $client ?? new CurlClient($this->site->timeouts);
    $this->circuit = $circuit ?? Circuit::inTemporaryFolder($this->site->solr);
  }

  /**
   * Answers a request. It throws nothing: a refusal is a response of status 400, a failure one of 502, and
   * while Solr is down one of 503.
   */
  public function handle(Request $request): Response {
    return $this->begin($request)->response();
  }

  /** Sends a request and returns at once, so that Solr works while the caller does something else. It throws nothing. */
  public function begin(Request $request): Begun {
    $call = null;
    $ask = null;
    $known = $this->caught(function () use ($request, &$call, &$ask): ?Response {
      $pairs = (new AllowList($this->site))->rebuild((new FormReader($this->site))->read($request));
      if ($this->circuit->isOpen()) return $this->down();
      $url = rtrim($this->site->solr, '/') . '/select';
      $body = implode('&', array_map(static fn ($pair) => rawurlencode($pair[0]) . '=' . rawurlencode($pair[1]), $pairs));
      if ($this->client instanceof EarlyClient) $call = $this->client->begin($url, $body);
      $ask = fn (): SolrAnswer => $call === null ? $this->client->post($url, $body) : $call->answer();
      return null;
    });
    return new Begun($call, fn (): Response => $known ?? $this->caught(fn () => $this->forward($ask)));
  }

  /** @param callable(): ?Response $work */
  private function caught(callable $work): ?Response {
    try {
      return $work();
    } catch (Refused $refused) {
      ($this->log)($refused->logLine());
      return Response::error(400, $refused->getMessage());
    } catch (\Throwable $failed) {
      ($this->log)("Vitrine: the search failed. $failed");
      return Response::error(502, 'The search is not available');
    }
  }

  /** @param callable(): SolrAnswer $ask */
  private function forward(callable $ask): Response {
    try {
      $answer = $ask();
    } catch (NoAnswer $none) {
      $this->circuit->failed();
      throw $none;
    }
    if (in_array($answer->status, [502, 503, 504], true)) $this->circuit->failed();
    else $this->circuit->succeeded();
    return $answer->status === 200 ? Response::json($this->logged($answer->chunks)) : $this->failure($answer);
  }

  /** Of Solr's errors, only the message of a 400 is passed on. */
  private function failure(SolrAnswer $answer): Response {
    $text = $answer->text(self::ERROR_BYTES);
    $msg = json_decode($text, true)['error']['msg'] ?? null;
    if ($answer->status === 400 && is_string($msg)) return Response::error(400, $msg);
    throw new \RuntimeException("Solr answered {$answer->status} $text");
  }

  private function down(): Response {
    return Response::error(503, 'The search is not available', ['retry-after' => (string) Circuit::OPEN_S]);
  }

  /** An answer that breaks off is logged: its status is sent by then. @param iterable<string> $chunks */
  private function logged(iterable $chunks): \Generator {
    try {
      yield from $chunks;
    } catch (NoAnswer $broken) {
      ($this->log)("Vitrine: Solr's answer broke off. {$broken->getMessage()}");
      throw $broken;
    }
  }
}
