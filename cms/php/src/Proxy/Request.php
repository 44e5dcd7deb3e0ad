<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** What the proxy reads of a visitor's request. Cookies and all other headers stay behind. */
final class Request {
  public string $method;
  /** The header content-type. */
  public string $type;
  /** Without the `?`. */
  public string $query;
  /** @var string[] the params of the address that lead to the proxy, such as Drupal's `q` */
  public array $routing;
  /** Whether the body has a content-encoding. */
  public bool $isEncoded;
  /** @var string|resource */
  private $body;

  /** @param string|resource $body a text, or a stream that is read when the rest of the request is in order */
  public function __construct(string $method, string $type, string $query, $body, array $routing = [], bool $isEncoded = false) {
    $this->method = $method;
    $this->type = $type;
    $this->query = $query;
    $this->body = $body;
    $this->routing = $routing;
    $this->isEncoded = $isEncoded;
  }

  /** The request that PHP is running. @param string[] $routing the params of the address that lead to the proxy */
  public static function fromGlobals(array $routing = []): self {
    return new self(
      (string) ($_SERVER['REQUEST_METHOD'] ?? ''),
      (string) ($_SERVER['CONTENT_TYPE'] ?? ''),
      (string) ($_SERVER['QUERY_STRING'] ?? ''),
      fopen('php://input', 'rb'),
      $routing,
      isset($_SERVER['HTTP_CONTENT_ENCODING'])
    );
  }

  /** Reads the body, once. @param int $most how many bytes at most */
  public function body(int $most): string {
    return is_string($this->body) ? substr($this->body, 0, $most) : (string) stream_get_contents($this->body, $most);
  }
}
