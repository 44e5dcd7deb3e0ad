<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Solr;

/** Solr did not do what it was asked. The message is for administrators, and holds no credentials. */
final class Failure extends \RuntimeException {
  /** Solr's status; 0 where there was no answer. */
  public int $status;

  public function __construct(string $message, int $status = 0) {
    parent::__construct($message);
    $this->status = $status;
  }

  /** Whether the documents are at fault, rather than the connection. */
  public function isOfDocuments(): bool {
    return $this->status === 400 || $this->status === 409;
  }

  /** What curl and PHP say when there is no answer, in words that say what to do. */
  public static function withoutAnswer(string $error): self {
    $known = [
      '/resolve host/i' => __('No server has this name. Check the address for typing errors.', 'vitrine-search'),
      '/refused|failed to connect|couldn.t connect/i' => __('Nothing answers at this address. Is Solr running, and is the port right?', 'vitrine-search'),
      '/timed out|timeout/i' => __('Solr does not answer in time. A firewall between the two servers may be the reason.', 'vitrine-search'),
      '/ssl|certificate|tls/i' => __('The secure connection failed. Does Solr have a valid certificate, or does its address begin with http://?', 'vitrine-search'),
      '/valid url|scheme|blocked/i' => __('This is not an address that WordPress may open. It looks like http://127.0.0.1:8983/solr/wordpress.', 'vitrine-search'),
    ];
    foreach ($known as $pattern => $words) if (preg_match($pattern, $error)) return new self("$words ($error)");
    return new self(sprintf(/* translators: %s: an error message */ __('Solr could not be asked: %s', 'vitrine-search'), $error));
  }

  /** What a status that is not 200 means. */
  public static function ofStatus(int $status, string $body): self {
    $json = json_decode($body, true);
    $said = is_array($json) && is_string($json['error']['msg'] ?? null) ? $json['error']['msg'] : '';
    switch ($status) {
      case 401: $words = __('Solr asks for a user name and a password, and those given are not right.', 'vitrine-search'); break;
      case 403: $words = __('Solr knows this user, who may not do this.', 'vitrine-search'); break;
      case 404: $words = __('There is a server, but no such core. The address ends with the name of a core or collection, such as /solr/wordpress.', 'vitrine-search'); break;
      case 400: $words = __('Solr refused the documents or the query.', 'vitrine-search'); break;
      case 301: case 302: case 307: case 308: $words = __('The address leads to another one. Enter that one.', 'vitrine-search'); break;
      default: $words = sprintf(/* translators: %d: an HTTP status */ __('Solr failed with the status %d. Its log says why.', 'vitrine-search'), $status);
    }
    return new self(trim($words . ' ' . mb_substr($said, 0, 300)), $status);
  }
}
