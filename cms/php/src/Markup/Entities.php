<?php
declare(strict_types=1);

namespace Vitrine\Markup;

use Vitrine\Lucene\Text;

/** Decodes character references as browsers do. */
final class Entities {
  /** The names that count without a semicolon, too. */
  private const LEGACY = 'AElig|AMP|Aacute|Acirc|Agrave|Aring|Atilde|Auml|COPY|Ccedil|ETH|Eacute|Ecirc|Egrave|Euml|GT|Iacute|Icirc|Igrave|Iuml|LT|' .
    'Ntilde|Oacute|Ocirc|Ograve|Oslash|Otilde|Ouml|QUOT|REG|THORN|Uacute|Ucirc|Ugrave|Uuml|Yacute|aacute|acirc|acute|aelig|agrave|amp|aring|' .
    'atilde|auml|brvbar|ccedil|cedil|cent|copy|curren|deg|divide|eacute|ecirc|egrave|eth|euml|frac12|frac14|frac34|gt|iacute|icirc|iexcl|' .
    'igrave|iquest|iuml|laquo|lt|macr|micro|middot|nbsp|not|ntilde|oacute|ocirc|ograve|ordf|ordm|oslash|otilde|ouml|para|plusmn|pound|quot|' .
    'raquo|reg|sect|shy|sup1|sup2|sup3|szlig|thorn|times|uacute|ucirc|ugrave|uml|uuml|yacute|yen|yuml';
  /** What numbers of the old Windows code page stand for. */
  private const WINDOWS = [
    0 => 0xfffd, 128 => 8364, 130 => 8218, 131 => 402, 132 => 8222, 133 => 8230, 134 => 8224, 135 => 8225, 136 => 710, 137 => 8240, 138 => 352,
    139 => 8249, 140 => 338, 142 => 381, 145 => 8216, 146 => 8217, 147 => 8220, 148 => 8221, 149 => 8226, 150 => 8211, 151 => 8212,
    152 => 732, 153 => 8482, 154 => 353, 155 => 8250, 156 => 339, 158 => 382, 159 => 376,
  ];

  /** @param bool $inAttribute whether a name without a semicolon before `=` or a letter stays as it is */
  public static function decode(string $text, bool $inAttribute = false): string {
    if (strpos($text, '&') === false) return $text;
    $decode = static fn (array $found) => self::reference($found[0], $inAttribute);
    return preg_replace_callback('/&(?:#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[A-Za-z][A-Za-z0-9]*[;=]?)/', $decode, $text);
  }

  private static function reference(string $text, bool $inAttribute): string {
    if ($text[1] === '#') return self::character(rtrim(substr($text, 2), ';'));
    if (substr($text, -1) === ';') {
      $decoded = html_entity_decode($text, ENT_QUOTES | ENT_HTML5, 'UTF-8');
      if ($decoded !== $text) return $decoded;
    }
    if (!preg_match('/^&(' . self::longestFirst() . ')(.*)\z/s', $text, $found)) return $text;
    [, $name, $rest] = $found;
    if ($inAttribute && $rest !== '' && $rest[0] !== ';') return $text;
    return html_entity_decode("&$name;", ENT_QUOTES | ENT_HTML5, 'UTF-8') . $rest;
  }

  private static function longestFirst(): string {
    static $pattern = null;
    if ($pattern !== null) return $pattern;
    $names = explode('|', self::LEGACY);
    usort($names, static fn ($a, $b) => strlen($b) - strlen($a));
    return $pattern = implode('|', $names);
  }

  private static function character(string $digits): string {
    $isHex = strtolower($digits[0]) === 'x';
    $number = ltrim($isHex ? substr($digits, 1) : $digits, '0');
    $code = strlen($number) > 7 ? 0x110000 : (int) base_convert($number === '' ? '0' : $number, $isHex ? 16 : 10, 10);
    $code = self::WINDOWS[$code] ?? $code;
    $isCharacter = $code < 0xd800 || $code > 0xdfff && $code <= 0x10ffff;
    return Text::character($isCharacter ? $code : 0xfffd);
  }
}
