<?php
declare(strict_types=1);

namespace Vitrine\Sanitise;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Entities;

/** The attributes and the end of a start tag. */
final class LooseTag {
  private const SPACE = '[ \t\n\f\r]*+';

  /** @var array<string, string> decoded; of two with one name, the first */
  public array $attributes = [];
  public bool $closesItself = false;
  public bool $isWhole = false;
  /** Whether a tag that is not whole ends in a slash. */
  public bool $endsInSlash = false;
  /** The offset behind it. */
  public int $end;

  /** @param int $at the offset behind its name */
  public function __construct(string $html, int $at) {
    $this->end = $at;
    while (true) {
      preg_match('/\G' . self::SPACE . '/', $html, $found, 0, $this->end);
      $this->end += strlen($found[0]);
      $sign = $html[$this->end] ?? '';
      if ($sign === '') return;
      if ($sign === '>') {
        $this->end++;
        $this->isWhole = true;
        return;
      }
      if ($sign === '/') {
        if ($this->slash($html)) return;
      } elseif (!$this->pair($html)) return;
    }
  }

  /** @return bool whether the tag ends with it */
  private function slash(string $html): bool {
    preg_match('/\G\/' . self::SPACE . '(>?)/', $html, $found, 0, $this->end);
    $this->end += strlen($found[0]);
    $this->isWhole = $this->closesItself = $found[1] === '>';
    $this->endsInSlash = !$this->isWhole && $this->end >= strlen($html);
    return $this->isWhole || $this->endsInSlash;
  }

  /** @return bool false at the end */
  private function pair(string $html): bool {
    $pattern = '/\G([\s\S][^=\/> \t\n\f\r]*+)' . self::SPACE . '(?:(=)' . self::SPACE . '(?:"([^"]*+)("?)|\'([^\']*+)(\'?)|([^> \t\n\f\r]*+)))?/';
    preg_match($pattern, $html, $found, PREG_UNMATCHED_AS_NULL, $this->end);
    $this->end += strlen($found[0]);
    if (($found[4] ?? $found[6] ?? null) === '' || $this->end >= strlen($html)) return false;
    $value = $found[3] ?? $found[5] ?? $found[7] ?? '';
    $this->attributes += [Text::lower($found[1]) => Entities::decode($value, true)];
    return true;
  }
}
