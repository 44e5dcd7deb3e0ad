<?php
declare(strict_types=1);

namespace Vitrine\Lucene;

/** Texts as JavaScript sees them, so that both make the same requests. All texts are UTF-8. */
final class Text {
  /** The white space of JavaScript, for a character class of a pattern with the modifier u. */
  public const SPACE = '\t\n\x0b\f\r \x{a0}\x{1680}\x{2000}-\x{200a}\x{2028}\x{2029}\x{202f}\x{205f}\x{3000}\x{feff}';
  /** The same by its bytes, for a pattern without that modifier. */
  public const SPACE_BYTES = '(?:[\t-\r ]|\xc2\xa0|\xe1\x9a\x80|\xe2\x80[\x80-\x8a\xa8\xa9\xaf]|\xe2\x81\x9f|\xe3\x80\x80|\xef\xbb\xbf)';
  /** Control characters other than tab and line breaks, which values of an index contain. */
  private const CONTROLS = '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]/';
  /** What encodeURIComponent leaves as it is, and rawurlencode does not. */
  private const UNESCAPED = ['%21' => '!', '%27' => "'", '%28' => '(', '%29' => ')', '%2A' => '*'];

  public static function trim(string $text): string {
    return preg_replace('/^[' . self::SPACE . ']++|[' . self::SPACE . ']++\z/u', '', $text);
  }

  /** In lower case as far as names of HTML go: ASCII, and the sign for kelvin. */
  public static function lower(string $name): string {
    return strtr($name, array_combine(range('A', 'Z'), range('a', 'z')) + ["\u{212a}" => 'k']);
  }

  public static function withoutControls(string $text): string {
    return preg_replace(self::CONTROLS, '', $text);
  }

  /** Percent-encodes one name or value. A control character becomes U+FFFD. */
  public static function encode(string $text): string {
    return strtr(rawurlencode(preg_replace(self::CONTROLS, "\u{fffd}", $text)), self::UNESCAPED);
  }

  /** Encodes a name or value as a form does. */
  public static function encodeForm(string $text): string {
    return strtr(urlencode($text), ['%2A' => '*', '~' => '%7E']);
  }

  /** Decodes what a form has sent. */
  public static function decodeForm(string $text): string {
    return \Vitrine\Answer\Json::wellFormed(urldecode($text));
  }

  /**
   * Decodes a name or value of a query string. A plus is a space. Percent escapes that are no UTF-8 stay as
   * they are.
   */
  public static function decode(string $text): string {
    $decoded = static function (array $found): string {
      $bytes = rawurldecode($found[0]);
      return preg_match('//u', $bytes) === 1 ? $bytes : $found[0];
    };
    return preg_replace_callback('/(?:%[0-9a-fA-F]{2})++/', $decoded, strtr($text, '+', ' '));
  }

  /** The bytes of one character; also of half a pair of UTF-16. */
  public static function character(int $code): string {
    if ($code < 0x80) return chr($code);
    if ($code < 0x800) return chr(0xc0 | $code >> 6) . chr(0x80 | $code & 63);
    if ($code < 0x10000) return chr(0xe0 | $code >> 12) . chr(0x80 | $code >> 6 & 63) . chr(0x80 | $code & 63);
    return chr(0xf0 | $code >> 18) . chr(0x80 | $code >> 12 & 63) . chr(0x80 | $code >> 6 & 63) . chr(0x80 | $code & 63);
  }

  /** Compares as JavaScript does: by the units of UTF-16. U+E000 to U+FFFF come behind all longer characters. */
  public static function compare(string $a, string $b): int {
    $order = ["\xee" => "\xf8", "\xef" => "\xf9"];
    return strcmp(strtr($a, $order), strtr($b, $order));
  }

  /** A text as a number, as JavaScript's Number() reads it; NAN for any other. */
  public static function number(string $text): float {
    $digits = self::trim($text);
    if ($digits === '') return 0.0;
    if (preg_match('/^[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?\z/', $digits)) return (float) $digits;
    if (preg_match('/^([-+]?)Infinity\z/', $digits, $sign)) return $sign[1] === '-' ? -INF : INF;
    if (!preg_match('/^0(?:x[0-9a-f]+|o[0-7]+|b[01]+)\z/i', $digits)) return NAN;
    $base = ['x' => 16, 'o' => 8, 'b' => 2][strtolower($digits[1])];
    $number = 0.0;
    foreach (str_split(substr($digits, 2)) as $digit) $number = $number * $base + hexdec($digit);
    return $number;
  }

  public static function isNegativeZero(float $number): bool {
    return (string) $number === '-0';
  }

  /** A number as JavaScript writes it: `0.00001`, `1e-7`, `100`. */
  public static function ofNumber(float $number): string {
    if ($number == 0) return '0';
    if (is_infinite($number)) return $number > 0 ? 'Infinity' : '-Infinity';
    preg_match('/^(-?)([0-9]+)(?:\.([0-9]+))?(?:e([-+]?[0-9]+))?\z/i', (string) json_encode($number), $found);
    [, $sign, $whole] = $found;
    $fraction = $found[3] ?? '';
    $all = $whole . $fraction;
    $point = strlen($whole) + (int) ($found[4] ?? 0) - (strlen($all) - strlen(ltrim($all, '0')));
    $digits = rtrim(ltrim($all, '0'), '0');
    $count = strlen($digits);
    if ($point > 21 || $point < -5) {
      $exponent = $point - 1;
      $mantissa = $digits[0] . ($count > 1 ? '.' . substr($digits, 1) : '');
      return $sign . $mantissa . 'e' . ($exponent > 0 ? '+' : '') . $exponent;
    }
    if ($point <= 0) return $sign . '0.' . str_repeat('0', -$point) . $digits;
    if ($count <= $point) return $sign . str_pad($digits, $point, '0');
    return $sign . substr($digits, 0, $point) . '.' . substr($digits, $point);
  }
}
