<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** What the visitor gets: JSON, in parts as Solr sends them. */
final class Response {
  private const HEADERS = [
    'content-type' => 'application/json; charset=utf-8',
    'cache-control' => 'no-store',
    'x-content-type-options' => 'nosniff',
  ];

  public int $status;
  /** @var array<string, string> names are in lower case */
  public array $headers;
  /** @var iterable<string> can be read once */
  private iterable $chunks;

  /** @param iterable<string> $chunks */
  private function __construct(int $status, iterable $chunks, array $headers = []) {
    $this->status = $status;
    $this->chunks = $chunks;
    $this->headers = self::HEADERS + $headers;
  }

  /** @param iterable<string> $chunks parts of a JSON text */
  public static function json(iterable $chunks): self {
    return new self(200, $chunks);
  }

  /** Solr's form of an error. @param array<string, string> $headers more of them */
  public static function error(int $code, string $msg, array $headers = []): self {
    $json = json_encode(['error' => ['code' => $code, 'msg' => $msg]], JSON_INVALID_UTF8_SUBSTITUTE);
    return new self($code, [$json], $headers);
  }

  /** The whole text, instead of `send`. @throws NoAnswer when Solr's answer breaks off */
  public function body(): string {
    $text = '';
    foreach ($this->chunks as $chunk) $text .= $chunk;
    return $text;
  }

  /** Sends status, headers and body. An answer that breaks off ends there, so it is no JSON. */
  public function send(): void {
    http_response_code($this->status);
    foreach ($this->headers as $name => $value) header("$name: $value");
    try {
      foreach ($this->chunks as $chunk) {
        echo $chunk;
        flush();
      }
    } catch (NoAnswer $broken) {
      // It is in the log by now.
    }
  }
}
