<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;

/** Which results are shown, of how many. */
final class ResultCount {
  public static function content(View $view): Node {
    $start = $view->answer->start;
    $count = count($view->docs);
    $values = ['from' => $start + 1, 'to' => $start + $count, 'n' => $view->answer->numFound];
    return new Node('p', ['class' => 'vitrine-result-count'], $count === 0 ? $view->texts->text('count.none') : $view->texts->text('count.some', $values));
  }
}
