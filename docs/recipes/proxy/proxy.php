<?php
/*
 * A search proxy in one file, for the address `/solr/select` of your site. It takes a POST, builds a new
 * request from the params that it knows, adds the site's filters, and sends it to Solr. README.md beside
 * it lists what it stops and what it leaves to you. It needs PHP 8.1 or newer with curl and mbstring.
 */
declare(strict_types=1);

const SOLR = 'http://127.0.0.1:8983/solr/listings';
const FILTERS = ['index_id:listings'];
/** All that visitors may search, filter, sort by and see. */
const FIELDS = ['id', 'index_id', 'title', 'teaser', 'url', 'city', 'price', 'bundle', 'entity_type', 'suggest'];
const DEFAULTS = ['qf' => 'title^3 teaser city'];
/** Ceilings: rows, the deepest page, values of a facet, bytes, params, terms and wildcards of a query. */
const MAX = ['rows' => 1000, 'start' => 10000, 'values' => 1000, 'bytes' => 65536, 'params' => 200, 'terms' => 1024, 'wild' => 8];

final class Refused extends Exception {}

try {
  answer(200, forward(rebuild(readParams())));
} catch (Refused $refused) {
  answer(400, json_encode(['error' => ['code' => 400, 'msg' => $refused->getMessage()]]));
} catch (Throwable $failed) {
  error_log((string) $failed);
  answer(502, '{"error":{"code":502,"msg":"The search is not available"}}');
}

/** The params of the body, in order: PHP's own $_POST would keep the last of each name and rename others. */
function readParams(): array {
  $type = trim($_SERVER['CONTENT_TYPE'] ?? '');
  $form = preg_match('~^application/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$~i', $type);
  if ($_SERVER['REQUEST_METHOD'] !== 'POST' || !$form || isset($_SERVER['HTTP_CONTENT_ENCODING'])) {
    throw new Refused('Only a POST of a plain form is open');
  }
  foreach (pairs($_SERVER['QUERY_STRING'] ?? '') as [$name]) {
    if ($name !== 'ajax_page_state[jquery_version]') throw new Refused('The address may hold no params');
  }
  $body = (string) file_get_contents('php://input', false, null, 0, MAX['bytes'] + 1);
  if (strlen($body) > MAX['bytes']) throw new Refused('The body is longer than this proxy reads');
  $pairs = pairs($body);
  if (count($pairs) > MAX['params']) throw new Refused('There are more params than this proxy reads');
  return $pairs;
}

function pairs(string $text): array {
  $parts = array_filter(explode('&', $text), fn ($part) => $part !== '');
  $pairs = array_map(fn ($part) => array_map('urldecode', explode('=', $part, 2)) + [1 => ''], $parts);
  foreach ($pairs as [$name, $value]) {
    if (!mb_check_encoding($name . $value, 'UTF-8') || str_contains($name . $value, "\0")) {
      throw new Refused('All texts must be UTF-8 without NUL');
    }
  }
  return array_values($pairs);
}

/** The params that the rules know, then those that the site forces. */
function rebuild(array $pairs): array {
  $passed = [];
  $seen = [];
  foreach ($pairs as [$name, $value]) {
    $again = in_array($name, ['fq', 'bq', 'facet.field', 'stats.field'], true);
    if (isset($seen[$name]) && !$again) throw new Refused("$name is there more than once");
    $seen[$name] = true;
    if ($value !== '') $passed[] = [$name, checked($name, $value)];
  }
  $passed = array_filter($passed, fn ($pair) => !in_array($pair[0], ['defType', 'wt', 'json.wrf'], true));
  $values = array_column($passed, 1, 0);
  if (isset($values['ids'])) return byIds(explode(',', $values['ids']), $values['fl'] ?? implode(',', FIELDS));
  foreach (DEFAULTS + ['q' => '*:*', 'fl' => implode(',', FIELDS)] as $name => $value) {
    if (!isset($values[$name])) $passed[] = [$name, $value];
  }
  return [...$passed, ['defType', 'edismax'], ['uf', implode(' ', FIELDS)], ...forced()];
}

function forced(): array {
  $filters = array_map(fn ($filter) => ['fq', $filter], FILTERS);
  return [...$filters, ['wt', 'json'], ['expandMacros', 'false'], ['timeAllowed', '10000']];
}

/** Solr's own `ids` answers on one shard only. The terms parser reads no syntax in them. */
function byIds(array $ids, string $fields): array {
  if (count($ids) > MAX['rows']) throw new Refused('ids are more than ' . MAX['rows']);
  $query = '{!terms f=id}' . implode(',', $ids);
  return [['q', $query], ['defType', 'lucene'], ['rows', (string) count($ids)], ['fl', $fields], ...forced()];
}

/** A param's value, as it may be sent to Solr. @throws Refused for names and values that are not known. */
function checked(string $name, string $value): string {
  $perField = preg_match('/^f\.(.+)\.(facet\.(?!field|range).+)$/', $name, $part);
  if ($perField && !in_array($part[1], FIELDS, true)) refuse($name, $value);
  $word = '[\p{L}\p{N}_][\p{L}\p{N}_.,-]*';
  switch ($perField ? $part[2] : $name) {
    case 'q': return query($name, $value);
    case 'fq': case 'bq': return filter($name, $value, "/^\{!tag=$word\}/u");
    case 'ids': case 'facet.prefix': return $value;
    case 'rows': return number($name, $value, MAX['rows']);
    case 'start': case 'facet.offset': return number($name, $value, MAX['start']);
    case 'facet.limit': return number($name, $value === '-1' ? (string) MAX['values'] : $value, MAX['values']);
    case 'facet.mincount': return number($name, $value, PHP_INT_MAX);
    case 'facet.method': return oneOf($name, $value, ['enum', 'fc', 'fcs', 'uif', 'dvhash']);
    case 'facet.sort': return oneOf($name, $value, ['count', 'index']);
    case 'facet': case 'facet.missing': case 'stats': case 'spellcheck': case 'spellcheck.collate': case 'hl':
      return oneOf($name, $value, ['true', 'false']);
    case 'facet.field': case 'stats.field':
      open($name, preg_replace("/^\{!ex=$word\}/u", '', $value));
      return $value;
    case 'fl': case 'hl.fl':
      foreach (preg_split('/[\s,]+/', $value) as $field) if ($field !== 'score') open($name, $field);
      return $value;
    case 'sort':
      foreach (explode(',', $value) as $one) {
        if (!preg_match('/^\s*(\S+)\s+(?:asc|desc)\s*$/', $one, $sorted)) refuse($name, $value);
        if ($sorted[1] !== 'score' && !preg_match('/^random_\d{1,9}$/', $sorted[1])) open($name, $sorted[1]);
      }
      return $value;
    case 'defType': return oneOf($name, $value, ['edismax']);
    case 'wt': return oneOf($name, $value, ['json']);
    case 'json.nl': return oneOf($name, $value, ['map']);
    case 'json.wrf': return oneOf($name, $value, ['?']);
  }
  throw new Refused('A param is not allowed: ' . substr($name, 0, 40));
}

function refuse(string $name, string $value): never {
  throw new Refused("$name may not be " . mb_substr($value, 0, 60));
}

function open(string $name, string $field): void {
  if (!in_array($field, FIELDS, true)) throw new Refused("$name names a field that is not open here");
}

function number(string $name, string $value, int $most): string {
  if (!preg_match('/^\d{1,9}$/', $value) || (int) $value > $most) refuse($name, $value);
  return $value;
}

function oneOf(string $name, string $value, array $known): string {
  return in_array($value, $known, true) ? $value : refuse($name, $value);
}

/** `q`: words, and a slash is one of them. */
function query(string $name, string $value): string {
  $tokens = tokens($name, $value);
  foreach ($tokens as [$kind, $text]) {
    if ($kind === 'stray' && str_contains($value, '{!') && str_contains('{["/', $text)) refuse($name, $value);
  }
  $slashed = fn ($found) => $found[0] === '/' ? '\\/' : $found[0];
  return implode('', array_map(fn ($token) => $token[0] === 'quoted' || $token[0] === 'range'
    ? $token[1] : preg_replace_callback('~\\\\.|/~su', $slashed, $token[1]), $tokens));
}

/** `fq` and `bq`: words, quotations, ranges and groups on open fields, past a leading {!tag=…}. */
function filter(string $name, string $value, string $local): string {
  $tokens = tokens($name, preg_replace($local, '', $value));
  $values = array_values(array_filter($tokens, fn ($token) => $token[0] !== 'space'));
  foreach ($values as $at => [$kind, $text]) {
    if ($kind === 'stray') refuse($name, $value);
    if ($text !== ':') continue;
    $field = $values[$at - 1][1] ?? '';
    if ($field !== '*') open($name, $field);
  }
  return $value;
}

/** Cuts a query into tokens as Solr's parser does. The start of a regular expression, a comment or a {!…} is stray. */
function tokens(string $name, string $query): array {
  if (str_contains($query, '${')) refuse($name, $query);
  $char = '[^ \t\n\r\x{3000}+\-!():^\[\]"{}\~*?\\\\\/]|\\\\.';
  $end = '(?:"[^"\\\\]+"|[^\s"\]}[{\\\\]+)';
  $kinds = "(?<space>[ \\t\\n\\r\\x{3000}]+)|(?<word>(?:$char|[*?])(?:$char|[-+\/!*?])*)"
    . '|(?<quoted>"(?:[^"\\\\]|\\\\.)*")' . "|(?<range>[[{](?!!) *$end +TO +$end *[\\]}])"
    . '|(?<amount>\^=?-?\d+(?:\.\d+)?|\~(?:\d+(?:\.\d+)?)?)|(?<sign>[-+!():])|(?<stray>.)';
  if (!preg_match_all("~$kinds~su", $query, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL)) refuse($name, $query);
  $tokens = [];
  foreach ($found as $match) {
    $kind = array_key_last(array_filter($match, fn ($text, $key) => is_string($key) && $text !== null, ARRAY_FILTER_USE_BOTH));
    // A nested query is refused, in each spelling of its name.
    $plain = fn ($one) => ($one[2] ?? '') !== '' ? $one[2] : mb_chr((int) hexdec($one[1]), 'UTF-8');
    $word = $kind === 'word' ? preg_replace_callback('/\\\\(?:u([\da-f]{4})|(.))/isu', $plain, $match[0]) : '';
    if (preg_match('/^_(?:query|val)_$/', $word)) refuse($name, $query);
    $tokens[] = [$kind, $match[0]];
  }
  $wild = fn ($token) => $token[0] === 'word' && $token[1] !== '*' && preg_match('/(?<!\\\\)[*?]/', $token[1]) || $token[1][0] === '~';
  $depth = 0;
  foreach ($tokens as [, $text]) {
    $depth += $text === '(' ? 1 : ($text === ')' ? -1 : 0);
    if ($depth > 20) throw new Refused("$name has groups in more than 20 groups");
  }
  $term = fn ($token) => in_array($token[0], ['word', 'quoted', 'range'], true) && !preg_match('/^(?:AND|OR|NOT)$/', $token[1]);
  $terms = count(array_filter($tokens, $term)) - count(array_filter($tokens, fn ($token) => $token[1] === ':'));
  if ($terms > MAX['terms'] || count(array_filter($tokens, $wild)) > MAX['wild']) {
    throw new Refused("$name asks for too much at once");
  }
  return $tokens;
}

/** Sends the params to Solr, without the visitor's headers, and follows no redirect. */
function forward(array $pairs): string {
  $body = implode('&', array_map(fn ($pair) => rawurlencode($pair[0]) . '=' . rawurlencode($pair[1]), $pairs));
  $call = curl_init(SOLR . '/select');
  curl_setopt_array($call, [
    CURLOPT_POSTFIELDS => $body,
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_CONNECTTIMEOUT => 3,
    CURLOPT_TIMEOUT => 15,
  ]);
  $text = curl_exec($call);
  if ($text === false || curl_getinfo($call, CURLINFO_RESPONSE_CODE) !== 200) {
    throw new RuntimeException('Solr answered ' . (curl_error($call) ?: $text));
  }
  return $text;
}

function answer(int $status, string $json): void {
  http_response_code($status);
  header('content-type: application/json; charset=utf-8');
  header('cache-control: no-store');
  header('x-content-type-options: nosniff');
  echo $json;
}
