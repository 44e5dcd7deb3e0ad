<?php
declare(strict_types=1);

namespace Vitrine\Words;

/** The tag of a language. */
final class Locale {
  /** As browsers write it: `de-at` is de-AT. English for what is no tag. */
  public static function canonical(string $lang): string {
    if (!preg_match('/^[A-Za-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|[0-9]{3}))?(?:-(?:[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*\z/', $lang)) return 'en';
    $parts = explode('-', \Vitrine\Lucene\Text::lower($lang));
    foreach ($parts as $i => $part) {
      if ($i > 0 && preg_match('/^[a-z]{4}\z/', $part)) $parts[$i] = ucfirst($part);
      elseif ($i > 0 && strlen($part) < 4) $parts[$i] = strtoupper($part);
    }
    return implode('-', $parts);
  }
}
