<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Render\Identified;
use Vitrine\Render\Node;
use Vitrine\Search\Facet;
use Vitrine\Widgets\View;

/** The values of one field: a group of checkboxes. */
final class ValueFacet {
  /** How many values there are at least for a box that finds one. */
  private const FIND = 20;

  public static function content(View $view, Facet $facet, int $visible): ?Node {
    $items = Items::of($view, $facet);
    if ($items === []) return null;
    $name = FacetForm::nameOf($view, $facet);
    $listed = [];
    foreach ($items as $i => $item) if ($i < $visible || $item['active']) $listed[] = $item;
    $active = array_values(array_filter($items, static fn ($item) => $item['active']));
    $before = $facet->mode === 'single' && $name !== null ? $active[0]['value'] ?? '' : '';
    return new Node('fieldset', ['class' => 'vitrine-facet', 'data-field' => $facet->field], [
      new Node('legend', ['class' => 'vitrine-facet__title'], $facet->label),
      count($items) >= self::FIND ? self::find($view, $facet) : null,
      null,
      $before === '' ? null : new Node('input', ['type' => 'hidden', 'name' => "{$name}[was]", 'value' => $before]),
      new Node('div', ['class' => 'vitrine-facet__list', 'tabindex' => '-1'], Rows::content($view, $listed, $name, $facet->isMoney)),
      count($items) > $visible ? self::more($view, count($items) - count($listed)) : null,
    ]);
  }

  private static function find(View $view, Facet $facet): Identified {
    $label = $view->texts->text('facet.find', ['label' => $facet->label]);
    return new Identified(static fn (string $id) => new Node('div', ['class' => 'vitrine-facet__find'], [
      new Node('label', ['class' => 'vitrine-hidden', 'for' => $id], $label),
      new Node('input', [
        'id' => $id, 'class' => 'vitrine-facet__find-input', 'type' => 'search', 'autocomplete' => 'off', 'placeholder' => $label, 'value' => '',
      ]),
    ]));
  }

  private static function more(View $view, int $hidden): Node {
    $attributes = ['class' => 'vitrine-facet__more', 'type' => 'button', 'aria-expanded' => 'false'];
    return new Node('button', $attributes, $view->texts->text('facet.more', ['n' => $hidden]));
  }
}
