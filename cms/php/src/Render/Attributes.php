<?php
declare(strict_types=1);

namespace Vitrine\Render;

use Vitrine\Lucene\Text;

/** Writes attributes, without those that React leaves out. */
final class Attributes {
  /** Attributes that are there or not. */
  private const BOOLEAN = [
    'allowfullscreen', 'async', 'autoplay', 'controls', 'default', 'defer', 'disabled', 'disablepictureinpicture', 'disableremoteplayback',
    'formnovalidate', 'hidden', 'inert', 'itemscope', 'loop', 'multiple', 'muted', 'novalidate', 'open', 'playsinline', 'readonly', 'required', 'reversed',
  ];
  /** Such attributes that only one element has. */
  private const OF_ONE = ['checked' => 'input', 'selected' => 'option', 'nomodule' => ''];

  /** @param array<string, string|true|null> $attributes */
  public static function write(string $element, array $attributes): string {
    if ($element === 'img' || $element === 'source') $attributes = self::loaded($element, $attributes);
    $isOwn = strpos($element, '-') !== false;
    $html = '';
    foreach ($attributes as $name => $value) {
      $name = (string) $name;
      $lower = strtolower($name);
      $isFlag = in_array($lower, self::BOOLEAN, true) || isset(self::OF_ONE[$lower]);
      if ($value === null || !$isOwn && !self::isKept($element, $lower, $value)) continue;
      $html .= ' ' . $name . '="' . ($isFlag || $value === true ? '' : Writer::escape($value)) . '"';
    }
    return $html;
  }

  /** @param string|true $value */
  private static function isKept(string $element, string $name, $value): bool {
    if (isset(self::OF_ONE[$name])) return self::OF_ONE[$name] === $element;
    if ($value === true || in_array($name, self::BOOLEAN, true)) return true;
    if ($value === '' && ($name === 'src' || $name === 'href')) return $element === 'a' && $name === 'href';
    if (in_array($name, ['cols', 'rows', 'size', 'span'], true)) return Text::number($value) >= 1;
    return !in_array($name, ['rowspan', 'start'], true) || !is_nan(Text::number($value));
  }

  /** Pictures that scripts would load later: without JavaScript the browser does. */
  private static function loaded(string $element, array $attributes): array {
    $isLater = array_key_exists('data-src', $attributes) || array_key_exists('data-srcset', $attributes);
    if (!$isLater) return $attributes;
    $loaded = $element === 'img' && !isset($attributes['loading']) ? ['loading' => 'lazy'] : [];
    foreach ($attributes as $name => $value) $loaded += [preg_replace('/^data-(?=src(?:set)?\z)/', '', (string) $name) => $value];
    return $loaded;
  }
}
