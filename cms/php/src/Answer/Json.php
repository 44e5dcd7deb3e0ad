<?php
declare(strict_types=1);

namespace Vitrine\Answer;

use Vitrine\Lucene\Text;

/** JSON as the browser reads it: objects stay objects, and broken characters become U+FFFD. */
final class Json {
  private const VALID = '[\x00-\x7f]++|[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]' .
    '|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}';
  private const BROKEN = '\xe0[\xa0-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]|\xed[\x80-\x9f]|\xf0[\x90-\xbf][\x80-\xbf]?|[\xf1-\xf3][\x80-\xbf]{1,2}|\xf4[\x80-\x8f][\x80-\xbf]?|[\x80-\xff]';

  /** An answer's text without what pads it, and without halves of characters. @return string|null null for what is no JSON object */
  public static function plain(string $text): ?string {
    $trimmed = Text::trim(self::wellFormed(strncmp($text, "\xef\xbb\xbf", 3) === 0 ? substr($text, 3) : $text));
    if ($trimmed !== '' && $trimmed[0] !== '{') {
      $space = '[' . Text::SPACE . ']*+';
      if (!preg_match('/^(?:\/\*\*\/)?' . $space . '[^' . Text::SPACE . '(){}<>"]*+' . $space . '\(/u', $trimmed, $start)) return null;
      if (!preg_match("/\\)$space;?\\z/u", $trimmed, $end)) return null;
      $trimmed = Text::trim(substr($trimmed, strlen($start[0]), -strlen($end[0])));
    }
    return strncmp($trimmed, '{', 1) === 0 ? self::withoutHalves($trimmed) : null;
  }

  /** Reads such a text. */
  public static function read(string $plain): ?object {
    $value = json_decode($plain);
    return is_object($value) ? $value : null;
  }

  /** As it may stand in a page: no text of a document ends the script element. */
  public static function inPage(string $plain): string {
    return str_replace('<', '\u003c', $plain);
  }

  /** The names and values of an object in JavaScript's order: whole numbers first. @return array<array{string, mixed}> */
  public static function entries(object $object): array {
    $numbers = [];
    $others = [];
    foreach (get_object_vars($object) as $name => $value) {
      $name = (string) $name;
      $isIndex = preg_match('/^(?:0|[1-9][0-9]{0,9})\z/', $name) && (int) $name < 4294967295;
      if ($isIndex) $numbers[(int) $name] = [$name, $value];
      else $others[] = [$name, $value];
    }
    ksort($numbers);
    return array_merge(array_values($numbers), $others);
  }

  /** An own property that is an object; otherwise an empty one. @param mixed $value */
  public static function objectAt($value, string $name): object {
    $found = is_object($value) && property_exists($value, $name) ? $value->{$name} : null;
    return is_object($found) ? $found : new \stdClass();
  }

  /** Broken UTF-8 becomes U+FFFD, as in browsers. */
  public static function wellFormed(string $text): string {
    if (preg_match('//u', $text) === 1) return $text;
    $repair = static fn (array $found) => isset($found[1]) && $found[1] !== '' ? $found[0] : "\u{fffd}";
    return preg_replace_callback('/(' . self::VALID . ')|' . self::BROKEN . '/', $repair, $text);
  }

  /** Half a pair of UTF-16 becomes U+FFFD: no page can hold it. */
  private static function withoutHalves(string $json): string {
    if (stripos($json, '\ud') === false) return $json;
    $pattern = '/\\\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\\\u[dD][c-fC-F][0-9a-fA-F]{2}|u[dD][89a-fA-F][0-9a-fA-F]{2}|[\s\S])/';
    $replace = static fn (array $found) => strlen($found[0]) === 6 ? '\ufffd' : $found[0];
    return preg_replace_callback($pattern, $replace, $json);
  }
}
