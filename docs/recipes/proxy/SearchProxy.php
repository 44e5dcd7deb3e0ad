<?php
/*
 * A search proxy in one file. It takes a POST, builds a new request from the params that it knows, adds
 * the site's filters, and sends it to Solr. README.md beside it lists what it stops and what it leaves to
 * you. It needs PHP 7.4 or newer with curl, and no other package.
 */
declare(strict_types=1);

namespace Vitrine;

final class Refused extends \Exception {}

final class SearchProxy {
  /** Ceilings: rows, the deepest page, values of a facet, bytes, params, terms and wildcards of a query. */
  private const MAX = ['rows' => 1000, 'start' => 10000, 'values' => 1000, 'bytes' => 65536, 'params' => 200, 'terms' => 1024, 'wild' => 8];
  /** The params that Solr reads as lists. Of all others it reads the first. */
  private const LISTS = ['fq', 'bq', 'facet.field', 'stats.field'];
  /** Stands between ids in the query to Solr. A comma could be part of an id. */
  private const SEPARATOR = "\u{241e}";

  /** @var array solr, filters, fields and defaults, as in site.php */
  private $site;

  public function __construct(array $site) {
    $this->site = $site + ['filters' => [], 'defaults' => []];
  }

  /**
   * Answers the request that PHP is running.
   * @param string[] $routing the params of the address that lead to this script, such as Drupal's `q`
   */
  public function serve(array $routing = []): void {
    try {
      [$status, $json] = $this->forward($this->rebuild($this->readParams($routing)));
    } catch (Refused $refused) {
      [$status, $json] = [400, $this->error(400, $refused->getMessage())];
    } catch (\Throwable $failed) {
      error_log((string) $failed);
      [$status, $json] = [502, $this->error(502, 'The search is not available')];
    }
    http_response_code($status);
    header('content-type: application/json; charset=utf-8');
    header('cache-control: no-store');
    header('x-content-type-options: nosniff');
    echo $json;
  }

  private function error(int $code, string $msg): string {
    return json_encode(['error' => ['code' => $code, 'msg' => $msg]], JSON_INVALID_UTF8_SUBSTITUTE);
  }

  /** The params of the body, in order: PHP's own $_POST would keep the last of each name and rename others. */
  private function readParams(array $routing): array {
    $type = trim($_SERVER['CONTENT_TYPE'] ?? '');
    $form = preg_match('~^application/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$~i', $type);
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || !$form || isset($_SERVER['HTTP_CONTENT_ENCODING'])) {
      throw new Refused('Only a POST of a plain form is open');
    }
    $routing[] = 'ajax_page_state[jquery_version]';
    foreach ($this->pairs($_SERVER['QUERY_STRING'] ?? '') as [$name]) {
      if (!in_array($name, $routing, true)) throw new Refused('The address may hold no params');
    }
    $body = (string) file_get_contents('php://input', false, null, 0, self::MAX['bytes'] + 1);
    if (strlen($body) > self::MAX['bytes']) throw new Refused('The body is longer than this proxy reads');
    $pairs = $this->pairs($body);
    if (count($pairs) > self::MAX['params']) throw new Refused('There are more params than this proxy reads');
    return $pairs;
  }

  private function pairs(string $text): array {
    $parts = array_filter(explode('&', $text), fn ($part) => $part !== '');
    $pairs = array_map(fn ($part) => array_map('urldecode', explode('=', $part, 2)) + [1 => ''], $parts);
    foreach ($pairs as [$name, $value]) {
      if (!preg_match('/^[^\0]*$/Du', "$name$value")) throw new Refused('All texts must be UTF-8 without NUL');
    }
    return array_values($pairs);
  }

  /** The params that the rules know, then those that the site forces. */
  private function rebuild(array $pairs): array {
    $passed = [];
    $seen = [];
    foreach ($pairs as [$name, $value]) {
      if (isset($seen[$name]) && !in_array($name, self::LISTS, true)) throw new Refused("$name is there more than once");
      $seen[$name] = true;
      if ($value !== '') $passed[] = [$name, $this->checked($name, $value)];
    }
    $passed = array_filter($passed, fn ($pair) => !in_array($pair[0], ['defType', 'wt', 'json.wrf'], true));
    $values = array_column($passed, 1, 0);
    $fields = implode(',', $this->site['fields']);
    if (isset($values['ids'])) return $this->byIds($values['ids'], $values['fl'] ?? $fields);
    foreach ($this->site['defaults'] + ['q' => '*:*', 'fl' => $fields] as $name => $value) {
      if (!isset($values[$name])) $passed[] = [$name, $value];
    }
    return array_merge($passed, [['defType', 'edismax'], ['uf', implode(' ', $this->site['fields'])]], $this->forced());
  }

  private function forced(): array {
    $filters = array_map(fn ($filter) => ['fq', $filter], $this->site['filters']);
    return array_merge($filters, [['wt', 'json'], ['expandMacros', 'false'], ['timeAllowed', '10000']]);
  }

  /** Solr's own `ids` answers on one shard only. The terms parser reads no syntax in them. */
  private function byIds(string $list, string $fields): array {
    $ids = array_map(fn ($id) => preg_replace('/\\\\(.)/su', '$1', $id), preg_split('/(?:\\\\.)(*SKIP)(*F)|,/su', $list));
    if (count($ids) > self::MAX['rows']) throw new Refused('There are more ids than this proxy reads');
    $query = '{!terms f=id separator="' . self::SEPARATOR . '"}' . implode(self::SEPARATOR, $ids);
    return array_merge([['q', $query], ['defType', 'lucene'], ['rows', (string) count($ids)], ['fl', $fields]], $this->forced());
  }

  /** A param's value, as it may be sent to Solr. @throws Refused for names and values that are not known. */
  private function checked(string $name, string $value): string {
    $perField = preg_match('/^f\.(.+)\.(facet\.(?!field|range).+)$/', $name, $part);
    if ($perField && !in_array($part[1], $this->site['fields'], true)) $this->refuse($name, $value);
    $word = '[\p{L}\p{N}_][\p{L}\p{N}_.,-]*';
    switch ($perField ? $part[2] : $name) {
      case 'q': return $this->query($name, $value);
      case 'fq': case 'bq': return $this->filter($name, $value, "/^\{!tag=$word\}/u");
      case 'ids': case 'facet.prefix': return $value;
      case 'rows': return $this->number($name, $value, self::MAX['rows']);
      case 'start': case 'facet.offset': return $this->number($name, $value, self::MAX['start']);
      case 'facet.limit':
        return $this->number($name, $value === '-1' ? (string) self::MAX['values'] : $value, self::MAX['values']);
      case 'facet.mincount': return $this->number($name, $value, PHP_INT_MAX);
      case 'facet.method': return $this->oneOf($name, $value, ['enum', 'fc', 'fcs', 'uif', 'dvhash']);
      case 'facet.sort': return $this->oneOf($name, $value, ['count', 'index']);
      case 'facet': case 'facet.missing': case 'stats': case 'spellcheck': case 'spellcheck.collate': case 'hl':
        return $this->oneOf($name, $value, ['true', 'false']);
      case 'facet.field': case 'stats.field':
        $this->field($name, preg_replace("/^\{!ex=$word\}/u", '', $value));
        return $value;
      case 'fl': case 'hl.fl': return $this->fields($name, $value);
      case 'sort': return $this->sort($name, $value);
      case 'defType': return $this->oneOf($name, $value, ['edismax']);
      case 'wt': return $this->oneOf($name, $value, ['json']);
      case 'json.nl': return $this->oneOf($name, $value, ['map']);
      case 'json.wrf': return $this->oneOf($name, $value, ['?']);
    }
    throw new Refused('A param is not allowed: ' . substr($name, 0, 40));
  }

  private function refuse(string $name, string $value): void {
    throw new Refused("$name may not be " . substr($value, 0, 60));
  }

  private function field(string $name, string $field): void {
    if (!in_array($field, $this->site['fields'], true)) throw new Refused("$name names a field that is not open here");
  }

  /** A list of fields. `*` in `fl` is the list of all that are open. */
  private function fields(string $name, string $value): string {
    if ($name === 'fl' && $value === '*') return implode(',', $this->site['fields']);
    foreach (preg_split('/[\s,]+/', $value) as $field) if ($field !== 'score') $this->field($name, $field);
    return $value;
  }

  private function sort(string $name, string $value): string {
    foreach (explode(',', $value) as $one) {
      if (!preg_match('/^ *(\S+) +(?:asc|desc) *$/D', $one, $sorted)) $this->refuse($name, $value);
      if ($sorted[1] !== 'score' && !preg_match('/^random_\d{1,9}$/D', $sorted[1])) $this->field($name, $sorted[1]);
    }
    return $value;
  }

  private function number(string $name, string $value, int $most): string {
    if (!preg_match('/^\d{1,9}$/D', $value) || (int) $value > $most) $this->refuse($name, $value);
    return $value;
  }

  private function oneOf(string $name, string $value, array $known): string {
    if (!in_array($value, $known, true)) $this->refuse($name, $value);
    return $value;
  }

  /** `q`: words, and a slash is one of them. */
  private function query(string $name, string $value): string {
    $tokens = $this->tokens($name, $value);
    foreach ($tokens as [$kind, $text]) {
      if ($kind === 'stray' && strpos($value, '{!') !== false && strpos('{["/', $text) !== false) $this->refuse($name, $value);
    }
    $slashed = fn ($found) => $found[0] === '/' ? '\\/' : $found[0];
    return implode('', array_map(fn ($token) => $token[0] === 'quoted' || $token[0] === 'range'
      ? $token[1] : preg_replace_callback('~\\\\.|/~su', $slashed, $token[1]), $tokens));
  }

  /** `fq` and `bq`: words, quotations, ranges and groups on open fields, past a leading {!tag=…}. */
  private function filter(string $name, string $value, string $local): string {
    $tokens = $this->tokens($name, preg_replace($local, '', $value));
    $values = array_values(array_filter($tokens, fn ($token) => $token[0] !== 'space'));
    foreach ($values as $at => [$kind, $text]) {
      if ($kind === 'stray') $this->refuse($name, $value);
      if ($text !== ':') continue;
      $field = $values[$at - 1][1] ?? '';
      if ($field !== '*') $this->field($name, $field);
    }
    return $value;
  }

  /** Cuts a query into tokens as Solr's parser does. The start of a regular expression, a comment or a {!…} is stray. */
  private function tokens(string $name, string $query): array {
    if (strpos($query, '${') !== false) $this->refuse($name, $query);
    $char = '[^ \t\n\r\x{3000}+\-!():^\[\]"{}\~*?\\\\\/]|\\\\.';
    $end = '(?:"[^"\\\\]+"|[^\s"\]}[{\\\\]+)';
    $kinds = "(?<space>[ \\t\\n\\r\\x{3000}]+)|(?<word>(?:$char|[*?])(?:$char|[-+\/!*?])*)"
      . '|(?<quoted>"(?:[^"\\\\]|\\\\.)*")' . "|(?<range>[[{](?!!) *$end +TO +$end *[\\]}])"
      . '|(?<amount>\^=?-?\d+(?:\.\d+)?|\~(?:\d+(?:\.\d+)?)?)|(?<sign>[-+!():])|(?<stray>.)';
    if (!preg_match_all("~$kinds~su", $query, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL)) $this->refuse($name, $query);
    $tokens = [];
    foreach ($found as $match) {
      $kind = array_key_last(array_filter($match, fn ($text, $key) => is_string($key) && $text !== null, ARRAY_FILTER_USE_BOTH));
      // A nested query is refused, in each spelling of its name.
      $plain = fn ($one) => ($one[2] ?? '') !== '' ? $one[2] : (json_decode("\"\\u$one[1]\"") ?? '');
      $word = $kind === 'word' ? preg_replace_callback('/\\\\(?:u([\da-f]{4})|(.))/isu', $plain, $match[0]) : '';
      if (preg_match('/^_(?:query|val)_$/', $word)) $this->refuse($name, $query);
      $tokens[] = [$kind, $match[0]];
    }
    $this->limit($name, $tokens);
    return $tokens;
  }

  /** Counts what a query costs: nested groups, terms and wildcards. */
  private function limit(string $name, array $tokens): void {
    $depth = 0;
    foreach ($tokens as [, $text]) {
      $depth += $text === '(' ? 1 : ($text === ')' ? -1 : 0);
      if ($depth > 20) throw new Refused("$name has groups in more than 20 groups");
    }
    $wild = fn ($token) => $token[0] === 'word' && $token[1] !== '*' && preg_match('/(?<!\\\\)[*?]/', $token[1]) || $token[1][0] === '~';
    $term = fn ($token) => in_array($token[0], ['word', 'quoted', 'range'], true) && !preg_match('/^(?:AND|OR|NOT)$/', $token[1]);
    $terms = count(array_filter($tokens, $term)) - count(array_filter($tokens, fn ($token) => $token[1] === ':'));
    if ($terms > self::MAX['terms'] || count(array_filter($tokens, $wild)) > self::MAX['wild']) {
      throw new Refused("$name asks for too much at once");
    }
  }

  /** Sends the params to Solr, without the visitor's headers, and follows no redirect. @return array status and JSON */
  private function forward(array $pairs): array {
    $call = curl_init(rtrim($this->site['solr'], '/') . '/select');
    curl_setopt_array($call, [
      CURLOPT_POSTFIELDS => implode('&', array_map(fn ($pair) => rawurlencode($pair[0]) . '=' . rawurlencode($pair[1]), $pairs)),
      CURLOPT_RETURNTRANSFER => true,
      CURLOPT_CONNECTTIMEOUT => 3,
      CURLOPT_TIMEOUT => 15,
    ]);
    $text = curl_exec($call);
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    if ($status === 200) return [200, (string) $text];
    $msg = json_decode((string) $text, true)['error']['msg'] ?? null;
    if ($status === 400 && is_string($msg)) return [400, $this->error(400, $msg)];
    throw new \RuntimeException("Solr answered $status " . (curl_error($call) ?: $text));
  }
}
