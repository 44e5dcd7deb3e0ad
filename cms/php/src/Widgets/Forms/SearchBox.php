<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Forms;

use Vitrine\Lucene\FlagQuery;
use Vitrine\Render\Identified;
use Vitrine\Render\Node;
use Vitrine\Search\Options;
use Vitrine\Widgets\View;

/** The field for the search words, with those that the page searches for. */
final class SearchBox {
  /** The query that finds everything. */
  private const MATCH_ALL = '*:*';

  /** @param array $config as in data-vitrine-config: label, placeholder, field */
  public static function content(View $view, array $config): Identified {
    return new Identified(static fn (string $id) => self::form($view, $config, $id));
  }

  private static function form(View $view, array $config, string $id): Node {
    $isQuery = $view->links->areForServers();
    $name = $isQuery ? $view->links->nameOfParam('q') : null;
    $label = Options::text($config['label'] ?? null);
    return new Node('form', ['class' => 'vitrine-search-box', 'role' => 'search', 'aria-label' => $label, 'action' => $isQuery ? $view->links->action() : null], [
      $isQuery ? SearchForm::hidden($view, [$name]) : null,
      new Node('label', ['class' => 'vitrine-search-box__label', 'for' => $id], $label ?? $view->texts->text('search.label')),
      new Node('span', ['class' => 'vitrine-search-box__field'], self::field($view, $config, $id, $name)),
      new Node('button', ['class' => 'vitrine-search-box__submit', 'type' => 'submit'], $view->texts->text('search.submit')),
    ]);
  }

  /** @return array<Node|null> */
  private static function field(View $view, array $config, string $id, ?string $name): array {
    $q = $view->params->q;
    $isSaved = (FlagQuery::ids($q, $view->config->flagKey) ?? []) !== [];
    // A chip of the browser stands for saved items.
    $words = $isSaved || $q === self::MATCH_ALL ? '' : $q;
    $suggests = Options::fieldName($config['field'] ?? null) !== null;
    return [
      new Node('input', [
        'id' => $id, 'name' => $name, 'class' => 'vitrine-search-box__input', 'type' => 'text', 'inputMode' => 'search', 'enterKeyHint' => 'search', 'autoComplete' => 'off',
        'placeholder' => Options::text($config['placeholder'] ?? null) ?? $view->texts->text('search.placeholder'),
        'role' => $suggests ? 'combobox' : null, 'aria-autocomplete' => $suggests ? 'list' : null, 'aria-expanded' => $suggests ? 'false' : null,
        'value' => $words,
      ]),
      $words === '' ? null : self::clear($view),
    ];
  }

  private static function clear(View $view): Node {
    $path = new Node('path', ['d' => 'M4 4l8 8M12 4l-8 8', 'stroke' => 'currentColor', 'stroke-width' => '1.5']);
    return new Node('button', ['class' => 'vitrine-search-box__clear', 'type' => 'button', 'aria-label' => $view->texts->text('search.clear')],
      new Node('svg', ['viewBox' => '0 0 16 16', 'width' => '16', 'height' => '16', 'aria-hidden' => 'true'], $path));
  }
}
