<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Forms;

use Vitrine\Lucene\Text;
use Vitrine\Render\Identified;
use Vitrine\Render\Node;
use Vitrine\Search\Options;
use Vitrine\Widgets\View;

/** The select of the results' order. Relevance is always an option, and a sort of the address that is no option shows as it is. */
final class Sort {
  /** The value of an option that gives a new random order each time. */
  private const RANDOM = 'random';

  /** @param array $config as in data-vitrine-config: options */
  public static function content(View $view, array $config): Identified {
    return new Identified(static fn (string $id) => self::form($view, self::options($config), $id));
  }

  /** @param array<array{string, string}> $options values and labels @return mixed */
  private static function form(View $view, array $options, string $id) {
    $sort = $view->params->sort;
    $isRandom = preg_match('/^random_[0-9]+[' . Text::SPACE . ']+(?:asc|desc)\z/u', $sort) === 1;
    $current = $isRandom ? self::RANDOM : $sort;
    if (!in_array('', array_column($options, 0), true)) array_unshift($options, ['', $view->texts->text('sort.relevance')]);
    if (!in_array($current, array_column($options, 0), true)) $options[] = [$current, $isRandom ? $view->texts->text('sort.random') : $current];
    if (count($options) < 2) return null;
    $name = $view->links->areForServers() ? $view->links->nameOfParam('sort') : null;
    $option = static fn (array $one) => new Node('option', ['value' => $one[0]], $one[1]);
    return SearchForm::around($view, [$name], [
      new Node('label', ['class' => 'vitrine-sort__label', 'for' => $id], $view->texts->text('sort.label')),
      new Node('select', ['id' => $id, 'name' => $name, 'class' => 'vitrine-sort__select', 'value' => $current], array_map($option, $options)),
      $isRandom ? self::shuffle($view->texts->text('sort.shuffle')) : null,
    ], 'vitrine-sort');
  }

  /** Those that can be read. @return array<array{string, string}> */
  private static function options(array $config): array {
    $written = Options::group($config['options'] ?? null);
    $read = [];
    foreach (Options::isList($written) ? $written : [] as $one) {
      $pair = array_map(static fn (string $name) => ($one[$name] ?? null) === '' ? '' : Options::text($one[$name] ?? null), ['value', 'label']);
      if (is_array($one) && !in_array(null, $pair, true)) $read[] = $pair;
    }
    return $read;
  }

  private static function shuffle(string $label): Node {
    $path = new Node('path', ['d' => 'M1 4h3l7 8h4M1 12h3l2-2.3M9 6.3 11 4h4M13 2l2 2-2 2M13 10l2 2-2 2', 'fill' => 'none', 'stroke' => 'currentColor', 'stroke-width' => '1.5']);
    return new Node('button', ['type' => 'button', 'class' => 'vitrine-button vitrine-sort__shuffle', 'aria-label' => $label, 'title' => $label],
      new Node('svg', ['viewBox' => '0 0 16 16', 'width' => '16', 'height' => '16', 'aria-hidden' => 'true'], $path));
  }
}
