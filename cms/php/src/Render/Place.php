<?php
declare(strict_types=1);

namespace Vitrine\Render;

/** A place in nested lists, from which React makes ids: bits from the nearest list to the furthest. */
final class Place {
  private int $bits = 1;
  private string $overflow = '';

  /** The place of one of some contents. */
  public function at(int $index, int $count): self {
    $inner = new self();
    $bits = $this->bits;
    $length = self::length($bits) - 1;
    $rest = $bits & ~(1 << $length);
    $index++;
    $inner->overflow = $this->overflow;
    if (self::length($count) + $length > 30) {
      $moved = $length - $length % 5;
      $inner->overflow = base_convert((string) ($rest & ((1 << $moved) - 1)), 10, 32) . $this->overflow;
      $rest >>= $moved;
      $length -= $moved;
    }
    $inner->bits = 1 << (self::length($count) + $length) | $index << $length | $rest;
    return $inner;
  }

  /** An id, behind the root's prefix. */
  public function id(string $prefix): string {
    $digits = base_convert((string) ($this->bits & ~(1 << (self::length($this->bits) - 1))), 10, 32);
    return "_{$prefix}R_$digits{$this->overflow}_";
  }

  private static function length(int $number): int {
    return strlen(decbin($number));
  }
}
