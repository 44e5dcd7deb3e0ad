<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Render\Identified;
use Vitrine\Render\Node;
use Vitrine\Search\Facet;
use Vitrine\Widgets\View;

/** The values of one field under their categories, all others last. */
final class Amenities {
  /** @return Identified|null */
  public static function content(View $view, Facet $facet) {
    $groups = self::groups(Items::of($view, $facet), $facet->categories);
    // The id is made in any case: others count from it.
    return new Identified(static fn (string $id) => $groups === [] ? null : new Node('fieldset', ['class' => 'vitrine-facet vitrine-amenities', 'data-field' => $facet->field], [
      new Node('legend', ['class' => 'vitrine-facet__title'], $facet->label),
      new Node('div', ['class' => 'vitrine-facet__list', 'tabindex' => '-1'], array_map(static fn ($group) => self::group($view, $facet, $group, $id), $groups)),
    ]));
  }

  /** @param array{category: array|null, items: array} $group */
  private static function group(View $view, Facet $facet, array $group, string $prefix): Node {
    ['category' => $category, 'items' => $items] = $group;
    $id = $prefix . ($category['id'] ?? '');
    return new Node('div', ['class' => 'vitrine-amenities__category', 'role' => 'group', 'aria-labelledby' => $id], [
      new Node('div', ['class' => 'vitrine-amenities__head'], [
        new Node('span', ['id' => $id, 'class' => 'vitrine-amenities__label'], $category['label'] ?? $view->texts->text('amenities.other')),
        ($category['description'] ?? '') === '' ? null : self::info($view, $category),
      ]),
      Rows::content($view, $items, FacetForm::nameOf($view, $facet), false),
    ]);
  }

  /** The icon of a category, and the popup with its description. */
  private static function info(View $view, array $category): Node {
    $popup = "amenity-detail-{$category['id']}";
    $icon = new Node('svg', ['viewBox' => '0 0 20 20', 'width' => '20', 'height' => '20', 'aria-hidden' => 'true'], [
      new Node('circle', ['cx' => '10', 'cy' => '10', 'r' => '8', 'fill' => 'none', 'stroke' => 'currentColor', 'stroke-width' => '1.5']),
      new Node('path', ['d' => 'M10 9v5M10 5.75v1.5', 'stroke' => 'currentColor', 'stroke-width' => '1.75']),
    ]);
    return new Node('span', ['class' => 'vitrine-amenities__info'], [
      new Node('button', [
        'class' => 'vitrine-amenities__icon', 'type' => 'button', 'data-category' => $category['id'],
        'aria-label' => $view->texts->text('amenities.about', ['label' => $category['label']]), 'aria-expanded' => 'false', 'aria-describedby' => $popup,
      ], $icon),
      new Node('div', ['id' => $popup, 'class' => 'vitrine-surface vitrine-popup', 'role' => 'tooltip', 'tabindex' => '-1', 'popover' => 'manual', 'hidden' => true], $category['description']),
    ]);
  }

  /** @return array<array{category: array|null, items: array}> those that have values */
  private static function groups(array $items, array $categories): array {
    $groups = [];
    foreach ($categories as $category) {
      $members = array_filter($items, static fn ($item) => in_array($item['value'], $category['values'], true));
      $items = array_diff_key($items, $members);
      $groups[] = ['category' => $category, 'items' => array_values($members)];
    }
    $groups[] = ['category' => null, 'items' => array_values($items)];
    return array_values(array_filter($groups, static fn ($group) => $group['items'] !== []));
  }
}
