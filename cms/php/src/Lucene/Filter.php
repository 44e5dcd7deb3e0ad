<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** The parts of one `fq`, as far as a facet can show them. */
final class Filter {
  /** 'values', 'range' or 'other': one that no facet can show. */
  public string $kind = 'other';
  /** As written. */
  public string $text;
  public string $field = '';
  /** 'and', 'or' or 'single'. */
  public string $mode = 'and';
  /** @var array<string|null> null stands for documents without a value */
  public array $values = [];
  public ?string $tag = null;
  public string $min = '';
  public string $max = '';

  private function __construct(string $text) {
    $this->text = $text;
  }

  /** @param array<string|null> $values */
  public static function ofValues(string $field, string $mode, array $values): self {
    $filter = new self('');
    [$filter->kind, $filter->field, $filter->mode, $filter->values] = ['values', $field, $mode, $values];
    return $filter;
  }

  public static function ofRange(string $field, ?string $tag, string $min, string $max): self {
    $filter = new self('');
    [$filter->kind, $filter->field, $filter->tag, $filter->min, $filter->max] = ['range', $field, $tag, $min, $max];
    return $filter;
  }

  /** Parses a filter to values or a range, with any spacing. */
  public static function parse(string $text): self {
    $other = new self($text);
    $space = '[' . Text::SPACE . ']';
    $parts = '/^(?:' . Syntax::TAG . "$space*)?(-?)(" . Syntax::FIELD_NAME . '):([\s\S]*)\z/u';
    if (!preg_match($parts, Text::trim($text), $found, PREG_UNMATCHED_AS_NULL)) return $other;
    [, $tag, $minus, $field, $clause] = $found;
    $rest = Text::trim($clause);
    $mode = $tag === null ? 'and' : 'single';
    $bound = '("[^"]+"|[^' . Text::SPACE . '"\]}[{]+)';
    $isRange = preg_match("/^\\[$space*$bound$space+TO$space+$bound$space*\\]\\z/u", $rest, $range) === 1;
    if ($minus === '-') {
      return $isRange && $range[1] === '*' && $range[2] === '*' ? self::ofValues($field, $mode, [null]) : $other;
    }
    if ($isRange) return self::ofRange($field, $tag, $range[1], $range[2]);
    if (Syntax::isGroup($rest)) {
      $group = Group::parse($field, substr($rest, 1, -1));
      return $group === null ? $other : self::ofValues($field, $group->join === 'OR' ? 'or' : 'and', $group->values);
    }
    $value = Term::parse($rest);
    return $value === null ? $other : self::ofValues($field, $mode, [$value]);
  }

  /** The values of a field that filters select, each once; null for documents without one. @param string[] $fq @return array<string|null> */
  public static function valuesOf(array $fq, string $field): array {
    $values = [];
    foreach ($fq as $text) {
      $filter = self::parse($text);
      if ($filter->kind === 'values' && $filter->field === $field) array_push($values, ...$filter->values);
    }
    return Group::distinct($values);
  }

  /** The canonical form, which `parse` reads back unchanged; empty without values. */
  public function format(): string {
    if ($this->kind === 'other') return $this->text;
    if ($this->kind === 'range') {
      $tag = $this->tag === null ? '' : "{!tag={$this->tag}}";
      return "$tag{$this->field}:[{$this->min} TO {$this->max}]";
    }
    if ($this->values === []) return '';
    $tag = $this->mode === 'and' ? '' : "{!tag={$this->field}}";
    if ($this->mode === 'or' || count($this->values) > 1) {
      return $tag . Group::format($this->field, $this->values, $this->mode === 'and' ? 'AND' : 'OR');
    }
    [$first] = $this->values;
    return $first === null ? "$tag-{$this->field}:[* TO *]" : "$tag{$this->field}:" . Term::escape($first);
  }

  /** Whether a filter is one of a field: its values, its range, or another one such as `-field:value`. */
  public static function isOf(string $text, string $field): bool {
    $bare = preg_replace('/^\{![^}]*\}[' . Text::SPACE . ']*/u', '', Text::trim($text));
    return strpos(preg_replace('/^[-+]/', '', $bare), "$field:") === 0;
  }

  /** The field of the filter; null when it has none, or several. */
  public function fieldName(): ?string {
    if ($this->kind !== 'other') return $this->field;
    $space = '[' . Text::SPACE . ']';
    $parts = '/^(?:' . Syntax::TAG . "$space*)?\\+?(" . Syntax::FIELD_NAME . '):([\s\S]*)\z/u';
    if (!preg_match($parts, Text::trim($this->text), $found)) return null;
    $clause = Text::trim($found[3]);
    $isSingle = !preg_match('/[' . Text::SPACE . ':]/u', $clause) || Syntax::isSyntax($clause);
    return $isSingle && !(Syntax::isGroup($clause) && strpos($clause, ':') !== false) ? $found[2] : null;
  }
}
