<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;

/** A link where a server reads its address; else a button. */
final class LinkOrButton {
  /** @param array<string, string|null> $attributes @param mixed $content */
  public static function content(?string $href, array $attributes, $content): Node {
    if ($href === null) return new Node('button', ['type' => 'button'] + $attributes, $content);
    return new Node('a', $attributes + ['rel' => 'nofollow', 'href' => $href], $content);
  }
}
