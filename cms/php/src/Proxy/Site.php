<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** What a search of the site may reach: the settings of site.php, with the defaults of those that it omits. */
final class Site {
  /**
   * Rows, the deepest page, values of a facet, steps of a range, counted queries, kilometres of a circle; bytes and
   * params of a request; terms and wildcards of a query.
   */
  private const LIMITS = [
    'rows' => 1000, 'start' => 10000, 'values' => 1000, 'steps' => 1000, 'queries' => 100, 'distance' => 20038,
    'bytes' => 65536, 'params' => 200, 'terms' => 1024, 'wild' => 8,
  ];
  /** In seconds: until Solr accepts the connection, and until its answer is complete. */
  private const TIMEOUTS = ['connect' => 3, 'total' => 15];

  /** The address of the core or collection. */
  public string $solr;
  /** @var string[] added to each request */
  public array $filters;
  /** @var string[] all that visitors may search, filter, sort by and see */
  public array $fields;
  /** @var array<string, string> sent where a request does not set them */
  public array $defaults;
  /** @var array<string, int> */
  public array $limits;
  /** @var array<string, float> in seconds */
  public array $timeouts;

  /** @throws \InvalidArgumentException without the address or the fields */
  public function __construct(array $settings) {
    if (!is_string($settings['solr'] ?? null) || $settings['solr'] === '') {
      throw new \InvalidArgumentException("Vitrine: 'solr' must be the address of the core, such as 'http://127.0.0.1:8983/solr/listings'");
    }
    if (!is_array($settings['fields'] ?? null) || $settings['fields'] === []) {
      throw new \InvalidArgumentException("Vitrine: 'fields' must list the fields that visitors may reach, such as ['id', 'title']");
    }
    $this->solr = $settings['solr'];
    $this->fields = array_values(array_map('strval', $settings['fields']));
    $this->filters = array_values(array_map('strval', $settings['filters'] ?? []));
    $this->defaults = array_map('strval', $settings['defaults'] ?? []);
    // Solr's own default is 0: see listsAll.
    if ($this->filters !== []) $this->defaults += ['facet.mincount' => '1'];
    $this->limits = self::numbers('limits', $settings, self::LIMITS);
    $this->timeouts = self::numbers('timeouts', $settings, self::TIMEOUTS);
  }

  /** @throws Refused when the param names a field that is not in the list */
  public function requireField(string $param, string $field): void {
    if (!in_array($field, $this->fields, true)) throw new Refused("$param names a field that is not open here", $param, $field);
  }

  /**
   * Whether a facet may list values that no result has. Solr takes them from its whole index, so the filters hide none of
   * them. Where there are filters, the site's own defaults must ask for it.
   * @param string $param `facet.mincount`, or that of one field
   */
  public function listsAll(string $param): bool {
    return $this->filters === [] || ($this->defaults[$param] ?? $this->defaults['facet.mincount']) === '0';
  }

  /** A number above 0 for each of the names. */
  private static function numbers(string $option, array $settings, array $defaults): array {
    $given = $settings[$option] ?? [];
    foreach ($given as $name => $number) {
      if (!isset($defaults[$name])) {
        throw new \InvalidArgumentException("Vitrine: '$option' knows no '$name', only " . implode(', ', array_keys($defaults)));
      }
      if (!is_int($number) && !is_float($number) || $number <= 0) {
        throw new \InvalidArgumentException("Vitrine: '$name' of '$option' must be a number above 0");
      }
    }
    return $given + $defaults;
  }
}
