<?php
declare(strict_types=1);

namespace Vitrine\Proxy\Rules;

use Vitrine\Proxy\Refused;

/** Cuts a query into tokens as Solr's parser does. The start of a regular expression, a comment or a {!…} is stray. */
final class QueryTokens {
  /** How many groups may be in one another. */
  private const DEPTH = 20;
  private const CHAR = '[^ \t\n\r\x{3000}+\-!():^\[\]"{}\~*?\\\\\/]|\\\\.';
  private const END = '(?:"[^"\\\\]+"|[^\s\x{feff}"\]}[{\\\\]+)';
  private const KINDS = '(?<space>[ \t\n\r\x{3000}]+)|(?<word>(?:' . self::CHAR . '|[*?])(?:' . self::CHAR . '|[-+\/!*?])*)'
    . '|(?<quoted>"(?:[^"\\\\]|\\\\.)*")' . '|(?<range>[[{](?!!) *' . self::END . ' +TO +' . self::END . ' *[\]}])'
    . '|(?<amount>\^=?-?\d+(?:\.\d+)?|\~(?:\d+(?:\.\d+)?)?)|(?<sign>[-+!():])|(?<stray>.)';

  /** @var array<string, int> terms and wild */
  private array $limits;

  public function __construct(array $limits) {
    $this->limits = $limits;
  }

  /** @return array<array{string, string}> the kind and the text of each token @throws Refused */
  public function of(string $name, string $query): array {
    if (strpos($query, '${') !== false) self::refuse($name, $query);
    if (!preg_match_all('~' . self::KINDS . '~su', $query, $found, PREG_SET_ORDER | PREG_UNMATCHED_AS_NULL)) self::refuse($name, $query);
    $tokens = [];
    foreach ($found as $match) {
      $isKind = static fn ($text, $key) => is_string($key) && $text !== null;
      $kind = array_key_last(array_filter($match, $isKind, ARRAY_FILTER_USE_BOTH));
      if ($kind === 'word' && self::isNested($match[0])) self::refuse($name, $query);
      $tokens[] = [$kind, $match[0]];
    }
    $this->limit($name, $tokens);
    return $tokens;
  }

  public static function refuse(string $name, string $value): void {
    throw new Refused("$name may not be " . substr($value, 0, 60), $name);
  }

  /** A word without its escapes: `quer\y_` is `query_`. */
  public static function plain(string $word): string {
    $one = static fn ($found) => ($found[2] ?? '') !== '' ? $found[2] : (json_decode("\"\\u$found[1]\"") ?? '');
    return preg_replace_callback('/\\\\(?:u([\da-f]{4})|(.))/isu', $one, $word);
  }

  /** Whether a word is the name of a nested query, in any spelling. */
  private static function isNested(string $word): bool {
    return preg_match('/^_(?:query|val)_$/', self::plain($word)) === 1;
  }

  /** Counts what a query costs: nested groups, terms and wildcards. */
  private function limit(string $name, array $tokens): void {
    $depth = 0;
    foreach ($tokens as [, $text]) {
      $depth += $text === '(' ? 1 : ($text === ')' ? -1 : 0);
      if ($depth > self::DEPTH) throw new Refused("$name has groups in more than " . self::DEPTH . ' groups', $name);
    }
    $isWild = static fn ($token) => $token[0] === 'word' && $token[1] !== '*' && preg_match('/(?<!\\\\)[*?]/', $token[1]) || $token[1][0] === '~';
    $isTerm = static fn ($token) => in_array($token[0], ['word', 'quoted', 'range'], true) && !preg_match('/^(?:AND|OR|NOT)$/', $token[1]);
    $fields = array_filter($tokens, static fn ($token) => $token[1] === ':');
    $terms = count(array_filter($tokens, $isTerm)) - count($fields);
    if ($terms > $this->limits['terms'] || count(array_filter($tokens, $isWild)) > $this->limits['wild']) {
      throw new Refused("$name asks for too much at once", $name);
    }
  }
}
