<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;

/** Addresses of documents that an attribute may have. */
final class Url {
  /** Controls, separators of lines, and characters that reverse the text. */
  private const CONTROL = '/[\x00-\x1f\x7f-\x{9f}\x{2028}\x{2029}\x{200e}\x{200f}\x{202a}-\x{202e}\x{2066}-\x{2069}]/u';

  /** The address where it is http, https, mailto, tel or relative; null otherwise. */
  public static function safe(string $text): ?string {
    $url = Text::trim($text);
    if ($url === '' || preg_match(self::CONTROL, $url)) return null;
    $beforeQuery = substr($url, 0, strcspn($url, '?#'));
    if (strpos($beforeQuery, '\\') !== false) return null;
    if (preg_match('/&(?:#|colon|tab|newline|sol|bsol|lpar)/i', substr($url, 0, strcspn($url, '/?')))) return null;
    $head = explode('/', $beforeQuery, 2)[0];
    return strpos($head, ':') === false || preg_match('/^(?:https?|mailto|tel):/i', $head) ? $url : null;
  }

  /** A srcset without what is malformed or unsafe; null when nothing is left. */
  public static function safeSet(string $text): ?string {
    $space = Text::SPACE;
    preg_match_all("/[$space,]*([^$space]+)((?<=,)|[^,]*)/u", Text::trim($text), $candidates, PREG_SET_ORDER);
    $safe = [];
    foreach ($candidates as [, $found, $descriptor]) {
      $url = self::safe(rtrim($found, ','));
      $size = substr($found, -1) === ',' ? '' : Text::trim($descriptor);
      $isSize = $size === '' || preg_match('/^(?:[0-9]+[wh]|[0-9]+(?:\.[0-9]+)?x)\z/', $size);
      if ($url !== null && $isSize) $safe[] = $size === '' ? $url : "$url $size";
    }
    return $safe === [] ? null : implode(', ', $safe);
  }

  /** What an attribute holds: 'url', 'srcset' or '' for neither. Lazy loaders copy `data-src` and the like. */
  public static function kind(string $attribute): string {
    $plain = preg_replace('/^xlink:/', '', strtolower($attribute));
    if ($plain === 'srcset' || $plain === 'imagesrcset') return 'srcset';
    if (preg_match('/^(?:action|background|cite|dynsrc|formaction|href|longdesc|lowsrc|manifest|ping|poster|src)\z/', $plain)) return 'url';
    if (strncmp($plain, 'data-', 5) !== 0) return '';
    return preg_match('/srcset\z/', $plain) ? 'srcset' : (preg_match('/(?:src|href|url)\z/', $plain) ? 'url' : '');
  }

  /** The value of a bound attribute; null where it is left out. @param mixed $value */
  public static function bound(string $name, $value): ?string {
    $kind = self::kind($name);
    if ($kind === 'srcset') return self::safeSet(Values::text($value));
    if ($kind === '') {
      $text = Values::text($value, $name === 'class' || $name === 'rel' ? ' ' : ', ');
      return $text === '' ? null : $text;
    }
    foreach (Values::of($value) as $one) {
      $url = self::safe(Values::text($one));
      if ($url !== null) return $url;
    }
    return null;
  }
}
