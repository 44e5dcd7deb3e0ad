<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Solr;

use Vitrine\WordPress\Settings\Settings;

/** Writes to Solr, and asks it what administrators want to know. Visitors' searches take another way. */
final class Client {
  private const TIMEOUT_S = 20;

  private Settings $settings;
  private int $timeout;

  public function __construct(Settings $settings, int $timeout = self::TIMEOUT_S) {
    [$this->settings, $this->timeout] = [$settings, $timeout];
  }

  /** Adds documents and removes others. When it returns, searches see both. @param array[] $documents @param string[] $ids @throws Failure */
  public function update(array $documents, array $ids): void {
    $body = '';
    foreach ($documents as $document) $body .= ',"add":' . self::json(['doc' => $document]);
    if ($ids !== []) $body .= ',"delete":' . self::json(array_values($ids));
    $this->post('/update?commit=true&wt=json', '{' . ltrim($body, ',') . '}');
  }

  /** Removes this site's documents. @param string $except those that match it stay @throws Failure */
  public function deleteAll(string $except = ''): void {
    $query = 'index_id:"' . Settings::siteKey() . '"' . ($except === '' ? '' : " -$except");
    $this->post('/update?commit=true&wt=json', self::json(['delete' => ['query' => $query]]));
  }

  /** The number of this site's documents. @throws Failure */
  public function count(): int {
    $answer = $this->get('/select?q=*:*&rows=0&wt=json&fq=' . rawurlencode('index_id:"' . Settings::siteKey() . '"'));
    return (int) ($answer['response']['numFound'] ?? 0);
  }

  /** Asks for anything, to see whether Solr answers. @throws Failure */
  public function probe(): void {
    if (!isset($this->get('/select?q=*:*&rows=0&wt=json')['response'])) throw new Failure(__('A server answers, but it is not Solr.', 'vitrine-search'));
  }

  /** @return array Solr's description of its schema @throws Failure */
  public function schema(): array {
    $schema = $this->get('/schema?wt=json')['schema'] ?? null;
    if (!is_array($schema)) throw new Failure(__('Solr does not say which fields it has.', 'vitrine-search'));
    return $schema;
  }

  /** @throws Failure */
  private function get(string $path): array {
    return $this->read(wp_remote_get($this->settings->url . $path, $this->arguments()));
  }

  /** @throws Failure */
  private function post(string $path, string $json): array {
    return $this->read(wp_remote_post($this->settings->url . $path, ['body' => $json] + $this->arguments(['Content-Type' => 'application/json'])));
  }

  private function arguments(array $headers = []): array {
    ['user' => $user, 'password' => $password] = get_object_vars($this->settings);
    if ($user !== '') $headers['Authorization'] = 'Basic ' . base64_encode("$user:$password");
    return ['timeout' => $this->timeout, 'redirection' => 0, 'headers' => $headers];
  }

  /** @param array|\WP_Error $response */
  private function read($response): array {
    if (is_wp_error($response)) throw Failure::withoutAnswer($response->get_error_message());
    $status = (int) wp_remote_retrieve_response_code($response);
    $body = wp_remote_retrieve_body($response);
    if ($status !== 200) throw Failure::ofStatus($status, $body);
    $json = json_decode($body, true);
    if (!is_array($json)) throw new Failure(__('A server answers, but it is not Solr. The address ends with the name of a core or collection, such as /solr/wordpress.', 'vitrine-search'));
    return $json;
  }

  /** @param mixed $value */
  private static function json($value): string {
    return (string) wp_json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE | JSON_PRESERVE_ZERO_FRACTION);
  }
}
