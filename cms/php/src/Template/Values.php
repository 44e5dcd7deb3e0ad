<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;

/** The values of a field as lists and texts, as JavaScript writes them. */
final class Values {
  /** Without null, empty texts and false. Zero is a value. @param mixed $value */
  public static function of($value): array {
    if (is_array($value)) return array_values(array_filter($value, [self::class, 'isPresent']));
    return self::isPresent($value) ? [$value] : [];
  }

  /** As one text, objects left out. @param mixed $value @param callable|null $format of one value */
  public static function text($value, string $separator = ', ', ?callable $format = null): string {
    $format = $format ?? [self::class, 'string'];
    $plain = array_filter(self::of($value), static fn ($one) => !is_array($one) && !is_object($one));
    return implode($separator, array_map($format, $plain));
  }

  /** @param string|int|float|bool $value */
  public static function string($value): string {
    if (is_string($value)) return $value;
    return is_bool($value) ? ($value ? 'true' : 'false') : Text::ofNumber((float) $value);
  }

  /** The first of some fields that has a text. @param string[] $fields */
  public static function firstField(object $doc, array $fields): ?string {
    foreach ($fields as $field) if (property_exists($doc, $field) && self::text($doc->{$field}) !== '') return $field;
    return null;
  }

  /** @param mixed $value */
  private static function isPresent($value): bool {
    if (is_string($value)) return Text::trim($value) !== '';
    if (is_array($value)) return array_filter($value, [self::class, 'isPresent']) !== [];
    return $value !== null && $value !== false;
  }
}
