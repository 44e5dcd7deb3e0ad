<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** The values in a filter's parentheses, and the operator that joins them. */
final class Group {
  /** 'OR' or 'AND'. */
  public string $join;
  /** @var array<string|null> */
  public array $values;

  private function __construct(string $join, array $values) {
    $this->join = $join;
    $this->values = $values;
  }

  /**
   * Parses `a OR "b c" OR (*:* -field:[* TO *])`; a value that is there twice counts once.
   * @return self|null null for anything but values joined by one operator
   */
  public static function parse(string $field, string $text): ?self {
    $space = '[' . Text::SPACE . ']';
    $missing = "\\($space*\\*:\\*$space+(?:AND$space+)?(?:-|NOT$space+)(" . Syntax::FIELD_NAME
      . "):\\[$space*\\*$space+TO$space+\\*$space*\\]$space*\\)";
    $inner = Text::trim($text);
    $values = [];
    $joins = [];
    for ($at = 0; $at < strlen($inner); ) {
      $term = self::at(Term::PATTERN, $inner, $at);
      $none = $term === null ? self::at($missing, $inner, $at) : null;
      $found = $term ?? $none;
      if ($found === null || Syntax::isOperator($found[0]) || $none !== null && $none[1] !== $field) return null;
      $values[] = $none === null ? Term::unescape($found[0]) : null;
      $at += strlen($found[0]);
      $join = self::at("$space+(OR|AND)(?=[" . Text::SPACE . "(\"])$space*|$space*\\z", $inner, $at);
      if ($join === null) return null;
      $at += strlen($join[0]);
      if (!isset($join[1])) break;
      if ($at >= strlen($inner)) return null;
      $joins[$join[1]] = true;
    }
    if ($values === [] || count($joins) > 1) return null;
    return new self(isset($joins['AND']) ? 'AND' : 'OR', self::distinct($values));
  }

  /** Formats `field:( a OR b )` without a tag. @param array<string|null> $values */
  public static function format(string $field, array $values, string $join = 'OR'): string {
    $term = static fn ($value) => $value === null ? "(*:* -$field:[* TO *])" : Term::escape($value);
    return "$field:( " . implode(" $join ", array_map($term, $values)) . ' )';
  }

  /** Each value once, in the order of their first places. @param array<string|null> $values */
  public static function distinct(array $values): array {
    $seen = [];
    foreach ($values as $value) {
      if (!in_array($value, $seen, true)) $seen[] = $value;
    }
    return $seen;
  }

  private static function at(string $pattern, string $text, int $at): ?array {
    return preg_match("/\\G(?:$pattern)/u", $text, $found, 0, $at) ? $found : null;
  }
}
