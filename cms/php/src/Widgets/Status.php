<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;

/** The line that tells of slow and failed searches, which the browser fills, and of filters that nothing matches. */
final class Status {
  /** @return array<Node|null> */
  public static function content(View $view): array {
    $region = static fn (string $role) => new Node('div', ['class' => 'vitrine-status', 'role' => $role, 'data-state' => 'ready']);
    $isEmpty = $view->answer->numFound === 0 && $view->params->fq !== [];
    return [$region('status'), $region('alert'), $isEmpty ? self::nothing($view) : null];
  }

  private static function nothing(View $view): Node {
    $button = new Node('button', ['class' => 'vitrine-button', 'type' => 'button'], $view->texts->text('filters.clear'));
    return new Node('p', ['class' => 'vitrine-status vitrine-status__empty'], [$view->texts->text('status.empty'), ' ', $button]);
  }
}
