<?php
declare(strict_types=1);

namespace Vitrine\Search;

/**
 * Reads options as pages write them: numbers and truth also as texts. Each reader returns null for a value
 * that it can't read, and its default stands then. Null and the empty text count as absent.
 */
final class Options {
  /** Solr params that select a handler, shards, a stream, a collection, or a parser and its fields. */
  private const DANGEROUS = '/^(?:qt|shards(?:\..*)?|stream\..*|collection|distrib|uf|tr|v\..*|expandMacros|_query_|_val_|json(?:\.(?!nl\z|wrf\z).*)?)\z/i';
  /** Names that JavaScript gives another meaning. */
  private const UNUSABLE = ['__proto__', 'prototype', 'constructor'];

  /** Any text; a number is taken as its digits. @param mixed $value */
  public static function text($value): ?string {
    if (is_int($value) || is_float($value)) return (string) json_encode($value);
    return is_string($value) && $value !== '' ? $value : null;
  }

  /** A whole number. @param mixed $value */
  public static function wholeNumber($value, int $least = PHP_INT_MIN): ?int {
    $isText = is_string($value) && preg_match('/^\s*[-+]?[0-9]+(?:\.[0-9]+)?\s*\z/', $value);
    if (!is_int($value) && !is_float($value) && !$isText) return null;
    $number = (float) $value;
    if (floor($number) !== $number || abs($number) > 9007199254740991) return null;
    return $number >= $least ? (int) $number : null;
  }

  /** On or off. @param mixed $value */
  public static function onOff($value): ?bool {
    if (in_array($value, [true, 1, 1.0, '1', 'true', 'yes'], true)) return true;
    return in_array($value, [false, 0, 0.0, '0', 'false', 'no'], true) ? false : null;
  }

  /** A list of texts, or one text with commas. @param mixed $value @return string[]|null */
  public static function texts($value): ?array {
    if (is_array($value)) {
      $isText = static fn ($one) => is_string($one) || is_int($one) || is_float($one);
      return array_map(static fn ($one) => self::text($one) ?? '', array_values(array_filter($value, $isText)));
    }
    if (!is_string($value) || $value === '') return null;
    $parts = array_map([\Vitrine\Lucene\Text::class, 'trim'], explode(',', $value));
    return array_values(array_filter($parts, static fn ($part) => $part !== ''));
  }

  /** A Solr field's name, as it may stand in a filter without quotes. @param mixed $value */
  public static function fieldName($value): ?string {
    return is_string($value) && preg_match('/^[A-Za-z_][A-Za-z0-9_.-]*\z/', $value) ? $value : null;
  }

  /** One of some words. @param mixed $value @param string[] $words */
  public static function oneOf($value, array $words): ?string {
    return in_array($value, $words, true) ? $value : null;
  }

  /** A group of options; an empty one where there is none. @param mixed $value */
  public static function group($value): array {
    return is_array($value) ? $value : [];
  }

  /** Solr params by name, without dangerous ones. @param mixed $value @return array<string, string[]> */
  public static function params($value): array {
    $params = [];
    foreach (self::group($value) as $name => $one) {
      $name = (string) $name;
      if (preg_match(self::DANGEROUS, $name) || in_array($name, self::UNUSABLE, true)) continue;
      if (is_array($one)) $params[$name] = self::texts($one);
      elseif ($one === '') $params[$name] = [''];
      elseif (self::text($one) !== null) $params[$name] = [self::text($one)];
    }
    return $params;
  }

  /** Names of params that a link may set; null when one of them would choose a handler or a parser. */
  public static function exposedParams($value): ?array {
    $names = self::texts($value);
    foreach ($names ?? [] as $name) {
      if (preg_match(self::DANGEROUS, $name) || $name === 'defType') return null;
    }
    return $names;
  }

  /** Whether the keys are 0, 1, 2 and so on. */
  public static function isList(array $value): bool {
    return $value === [] || array_keys($value) === range(0, count($value) - 1);
  }
}
