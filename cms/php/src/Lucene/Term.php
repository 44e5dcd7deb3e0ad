<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** Values of an index as terms of a query, and back (spec 5.1). */
final class Term {
  /** A quotation, or a word without wildcards, fuzziness or a leading operator; with the modifier u. */
  public const PATTERN = Syntax::QUOTATION
    . '|(?:\\\\[\s\S]|[^' . Text::SPACE . '\\\\"()[\]{}^~*?:\/!+-])(?:\\\\[\s\S]|[^' . Text::SPACE . '\\\\"()[\]{}^~*?:]++)*+';

  /** Escapes a value of the index, such as a facet value. It is never syntax. */
  public static function escape(string $value): string {
    $quoted = $value === '' || Syntax::isSyntax($value) || Syntax::isOperator($value)
      || preg_match('/[' . Text::SPACE . ':\/"~]|&&|\|\||^[-!]/u', $value) === 1;
    return $quoted ? self::quote($value) : preg_replace('/[\\\\^$.*+?()[\]{}|]/', '\\\\$0', $value);
  }

  /** Quotes a value. The brace of `${` is escaped too: Solr expands `${name}` even inside quotes. */
  public static function quote(string $value): string {
    return '"' . strtr($value, ['\\' => '\\\\', '"' => '\\"', '${' => '$\\{']) . '"';
  }

  /** Reverses `escape`, and decodes Lucene's `\uXXXX` too. */
  public static function unescape(string $text): string {
    $isQuoted = strlen($text) > 1 && $text[0] === '"' && substr($text, -1) === '"';
    $inner = $isQuoted ? substr($text, 1, -1) : $text;
    $plain = static function (array $found): string {
      if (($found[2] ?? '') !== '') return $found[2];
      return Text::character((int) hexdec($found[1]));
    };
    return self::joined(preg_replace_callback('/\\\\(?:u([0-9a-fA-F]{4})|([\s\S]))/', $plain, $inner));
  }

  /** Parses a term to its literal value. @return string|null null for a pattern, an operator or several terms */
  public static function parse(string $text): ?string {
    if (!preg_match('/^(?:' . self::PATTERN . ')/u', $text, $found) || $found[0] !== $text) return null;
    return Syntax::isOperator($text) ? null : self::unescape($text);
  }

  /** Joins two surrogates to their character. One alone becomes U+FFFD. */
  private static function joined(string $text): string {
    if (strpos($text, "\xed") === false) return $text;
    $join = static function (array $found): string {
      if (strlen($found[0]) === 3) return "\u{fffd}";
      $bits = static fn (int $at) => (ord($found[0][$at]) & 15) << 6 | ord($found[0][$at + 1]) & 63;
      $code = 0x10000 + ($bits(1) << 10 | $bits(4));
      return Text::character($code);
    };
    return preg_replace_callback('/\xed[\xa0-\xaf][\x80-\xbf]\xed[\xb0-\xbf][\x80-\xbf]|\xed[\xa0-\xbf][\x80-\xbf]/', $join, $text);
  }
}
