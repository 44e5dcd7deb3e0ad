<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** Tells queries that could choose their own parser or params (design decision 8). */
final class UnsafeQuery {
  /**
   * Finds local params outside quotes (except a leading `{!tag=name}`), the fields `_query_` and `_val_`, and
   * `${macro}`. It is true also where quotes are ambiguous, inside a regular expression, a comment or a range.
   */
  public static function is(string $text): bool {
    if (strpos($text, '${') !== false) return true;
    $query = preg_replace('/^' . Syntax::TAG . '/u', '', $text);
    $tokens = '/\\\\[\s\S]|' . Syntax::QUOTATION . '/u';
    $isQuotation = static fn (array $token) => $token[0][0] === '"';
    $bare = preg_replace_callback($tokens, static fn ($token) => $isQuotation($token) ? '""' : 'x', $query);
    if (strpos($query, '{!') !== false && preg_match('/[{\/[]|"(?!")/', self::withoutPlainParts($bare))) return true;
    $words = preg_replace_callback($tokens, static fn ($token) => $isQuotation($token) ? '' : $token[0], $query);
    $magic = '/(?<![\p{L}\p{N}_.$])_(?:query|val)_[' . Text::SPACE . ']*:/u';
    return preg_match($magic, Term::unescape($words)) !== 0;
  }

  /** Removes ranges without quotes, and complete quotations: both are safe. */
  private static function withoutPlainParts(string $bare): string {
    $end = '[^' . Text::SPACE . '"[\]{}\\\\\/]+';
    return str_replace('""', '', preg_replace("/\\[$end TO $end\\]/u", '', $bare));
  }
}
