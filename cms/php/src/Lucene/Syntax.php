<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** The parts of Solr's query syntax that filters have. */
final class Syntax {
  /** The pattern of a field's name in a filter, with the modifier u. */
  public const FIELD_NAME = '[\p{L}\p{N}_][\p{L}\p{N}_.$-]*';
  /** The same for `{!tag=name}`, the only local params that a filter may have. */
  public const TAG = '\{!tag=([\p{L}\p{N}_][\p{L}\p{N}_.-]*)\}';
  /** A quotation. */
  public const QUOTATION = '"(?:[^"\\\\]++|\\\\[\s\S])*+"';

  /** Whether a value is range syntax, one quotation, or one parenthesised group. */
  public static function isSyntax(string $value): bool {
    $space = '[' . Text::SPACE . ']';
    $end = '(?:"[^"]+"|[^' . Text::SPACE . '"\]}]+)';
    return preg_match("/^[[{]$space*$end$space+TO$space+$end$space*[\\]}]\\z/u", $value) === 1
      || preg_match('/^' . self::QUOTATION . '\z/', $value) === 1
      || self::isGroup($value);
  }

  /** Whether the last character closes the first parenthesis: `(a)(b)` is not a group. */
  public static function isGroup(string $value): bool {
    if ($value === '' || $value[0] !== '(') return false;
    $depth = 0;
    preg_match_all('/\\\\[\s\S]|' . self::QUOTATION . '|["()]/', $value, $tokens, PREG_OFFSET_CAPTURE);
    foreach ($tokens[0] as [$token, $at]) {
      if ($token === '"') return false;
      if ($token === '(') $depth += 1;
      if ($token === ')') $depth -= 1;
      if ($depth === 0) return $at === strlen($value) - 1;
    }
    return false;
  }

  /** Whether a word is an operator instead of a value. */
  public static function isOperator(string $word): bool {
    return in_array($word, ['AND', 'OR', 'NOT', '&&', '||'], true);
  }
}
