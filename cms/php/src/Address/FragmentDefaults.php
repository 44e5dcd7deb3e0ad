<?php
declare(strict_types=1);

namespace Vitrine\Address;

use Vitrine\Search\Config;
use Vitrine\Search\Params;

/**
 * A search behind the `#`, which no server sees. A param of the same name in the query string is what the page
 * begins with: a plain form, or a link of the CMS, leads to its results (design decision 35).
 */
final class FragmentDefaults {
  private Config $config;

  public function __construct(Config $config) {
    $this->config = $config;
  }

  /** Sets the params that the query string names. @param bool $isPathInQ whether `q` is the path of the page */
  public function read(string $query, bool $isPathInQ, Params $params): void {
    $found = $this->values($query);
    $last = static fn (string $name) => end($found[$name]) ?: '';
    foreach (['q', 'sort'] as $name) {
      if (!isset($found[$name]) || $found[$name] === [] || $name === 'q' && $isPathInQ) continue;
      $params->{$name} = $found[$name][count($found[$name]) - 1];
    }
    if (isset($found['fq'])) $params->fq = $found['fq'];
    $start = isset($found['start']) ? $last('start') : '';
    $isNumber = preg_match('/^[0-9]+\z/', $start) && (float) $start <= 9007199254740991;
    if ($isNumber && (int) $start > 0) $params->start = (int) $start;
  }

  /** @return array<string, string[]> the values of the exposed params, without empty ones */
  private function values(string $query): array {
    $prefix = $this->config->prefix === '' ? '' : "{$this->config->prefix}.";
    $found = [];
    foreach (Pairs::plain($query) as [$name, $value]) {
      if (strncmp($name, $prefix, strlen($prefix)) !== 0) continue;
      $param = substr($name, strlen($prefix));
      if (!in_array($param, ['q', 'fq', 'sort', 'start'], true) || !in_array($param, $this->config->exposedParams, true)) continue;
      $found[$param] = $found[$param] ?? [];
      if ($value !== '') $found[$param][] = $value;
    }
    return $found;
  }
}
