<?php
declare(strict_types=1);

namespace Vitrine\Sanitise;

/** What a parser calls back. */
interface Handler {
  /** @param array<string, string> $attributes */
  public function open(string $name, array $attributes): void;

  public function text(string $text): void;

  public function close(string $name): void;
}
