<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Lucene\Text;
use Vitrine\Render\Node;
use Vitrine\Widgets\View;

/** A facet's values as rows with a tick and a count, in groups. */
final class Rows {
  /** Rows of a group. */
  private const GROUP = 20;

  /** @param array<array{value: string|null, count: int, active: bool}> $items @return Node[] */
  public static function content(View $view, array $items, ?string $name, bool $isMoney): array {
    $row = static fn (array $item) => self::row($view, $item, $name, $isMoney);
    $group = static fn (array $rows) => new Node('div', ['class' => 'vitrine-facet__group'], array_map($row, $rows));
    return array_map($group, array_chunk($items, self::GROUP));
  }

  private static function row(View $view, array $item, ?string $name, bool $isMoney): Node {
    $value = $item['value'];
    $tick = new Node('input', [
      'class' => 'vitrine-facet__check', 'type' => 'checkbox', 'autocomplete' => 'off',
      'name' => $name === null ? null : ($value === null ? "{$name}[none]" : "{$name}[]"),
      'value' => $name === null ? null : $value ?? '1',
      'checked' => $item['active'] ? true : null,
    ]);
    return new Node('label', ['class' => 'vitrine-facet__item'], [
      $tick,
      new Node('bdi', ['class' => 'vitrine-facet__value'], self::text($view, $value, $isMoney)),
      ' ',
      new Node('span', ['class' => 'vitrine-facet__count'], $view->texts->text('facet.count', ['n' => $item['count']])),
    ]);
  }

  private static function text(View $view, ?string $value, bool $isMoney): string {
    if ($value === null) return $view->texts->text('facet.missing');
    return Text::trim($value) === '' ? $view->texts->text('facet.empty') : $view->formats->value($value, $isMoney);
  }
}
