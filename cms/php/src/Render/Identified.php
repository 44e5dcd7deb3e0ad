<?php
declare(strict_types=1);

namespace Vitrine\Render;

/** A content that needs an id which is unique on the page: the one that React's useId gives at the same place. */
final class Identified {
  /** @var callable(string): mixed makes the content with the id */
  public $make;

  public function __construct(callable $make) {
    $this->make = $make;
  }
}
