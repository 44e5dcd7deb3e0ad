<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Forms;

use Vitrine\Render\Node;
use Vitrine\Widgets\View;

/** The form by which a widget's controls work without JavaScript, where the search stands in the query string. */
final class SearchForm {
  /** @param array<string|null> $names of the controls, as a plain form sends them @param mixed $content @return mixed without a form, the content, in an element if it has a class */
  public static function around(View $view, array $names, $content, ?string $class) {
    if (!$view->links->areForServers()) return $class === null ? $content : new Node('div', ['class' => $class], $content);
    $button = new Node('button', ['class' => 'vitrine-button', 'type' => 'submit'], $view->texts->text('search.submit'));
    return new Node('form', ['action' => $view->links->action(), 'class' => $class], [
      self::hidden($view, $names),
      $content,
      new Node('noscript', [], $button),
    ]);
  }

  /** The rest of the search, and whatever else stands in the address: a plain form would drop it. @param array<string|null> $names @return Node[] */
  public static function hidden(View $view, array $names): array {
    $field = static fn (array $pair) => new Node('input', ['type' => 'hidden', 'name' => $pair[0], 'value' => $pair[1]]);
    return array_map($field, $view->links->others($view->params, $names));
  }
}
