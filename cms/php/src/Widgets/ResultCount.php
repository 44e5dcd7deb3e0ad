<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;
use Vitrine\Search\Options;

/** Which results are shown, of how many; or a heading. */
final class ResultCount {
  public static function content(View $view, array $config = []): Node {
    $start = $view->answer->start;
    $count = count($view->docs);
    $values = ['from' => $start + 1, 'to' => $start + $count, 'n' => $view->answer->numFound];
    $heading = Options::text($config['heading'] ?? null);
    if ($heading !== null) return new Node('h2', ['class' => 'vitrine-result-count'], $view->texts->fill($heading, $values));
    return new Node('p', ['class' => 'vitrine-result-count'], $count === 0 ? $view->texts->text('count.none') : $view->texts->text('count.some', $values));
  }
}
