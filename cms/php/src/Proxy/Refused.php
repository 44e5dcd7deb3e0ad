<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** A request that is not sent to Solr. The message is for the visitor's console. */
final class Refused extends \Exception {
  /** The name of the param; empty where the request as a whole is refused. */
  public string $param;
  /** The field that is not open; empty where another reason counts. */
  public string $field;

  public function __construct(string $reason, string $param = '', string $field = '') {
    parent::__construct($reason);
    $this->param = $param;
    $this->field = $field;
  }

  /** The reason, the param and the field in one line. What a visitor sent is in quotes, and cut. */
  public function logLine(): string {
    $quoted = static fn ($text) => json_encode(substr($text, 0, 120), JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);
    $line = 'Vitrine refused a search: ' . $quoted($this->getMessage());
    if ($this->param !== '') $line .= ', param ' . $quoted($this->param);
    if ($this->field !== '') $line .= ', field ' . $quoted($this->field);
    return $line;
  }
}
