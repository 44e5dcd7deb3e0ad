<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;
use Vitrine\Render\Identified;
use Vitrine\Render\Node;
use Vitrine\Search\Facet;
use Vitrine\Widgets\View;

/** A slider with two thumbs for one number, with a histogram and two fields. */
final class Range {
  private View $view;
  private Facet $facet;
  /** How far the slider reaches. @var array{min: float, max: float} */
  private array $extent;
  /** What it shows. @var array{min: float, max: float} */
  private array $value;
  /** Which ends the filter sets. @var array{min: bool, max: bool} */
  private array $open;
  private bool $isActive;

  private function __construct(View $view, Facet $facet) {
    [$this->view, $this->facet] = [$view, $facet];
  }

  public static function content(View $view, Facet $facet): ?Node {
    $range = new self($view, $facet);
    return $range->read() ? $range->fieldset() : null;
  }

  /** @return bool whether there is anything to choose */
  private function read(): bool {
    $filter = $this->filter();
    $this->isActive = $filter !== null;
    $active = $filter === null ? ['min' => null, 'max' => null] : $filter['ends'];
    $this->open = $filter === null ? ['min' => true, 'max' => true] : $filter['open'];
    $found = $this->found();
    if ($found !== null && $found['min'] < $found['max']) $this->extent = $found;
    elseif (!$this->isActive) return false;
    else {
      $ends = array_filter([$active['min'], $active['max'], $found['min'] ?? null, $found['max'] ?? null, 0.0], static fn ($end) => $end !== null);
      $this->extent = ['min' => (float) min($ends), 'max' => (float) max($ends)];
    }
    $this->value = $this->extent;
    if (!$this->isActive) return true;
    $min = $this->open['min'] ? min(0.0, $this->extent['min']) : $active['min'] ?? $this->extent['min'];
    $max = $active['max'] ?? max($this->extent['max'], $min);
    $this->value = ['min' => min($min, $max), 'max' => $max];
    return true;
  }

  /** The extent of the field, or of its histogram, in whole units. @return array{min: float, max: float}|null */
  private function found(): ?array {
    $stats = $this->view->answer->stats($this->facet->field);
    if ($stats === null) return null;
    if ($stats === [] && $this->facet->range === null) return null;
    $ends = $stats === [] ? [Text::number($this->facet->range['start']), Text::number($this->facet->range['end'])] : [$stats['min'] ?? $stats['max'], $stats['max'] ?? $stats['min']];
    if (!is_finite($ends[0]) || !is_finite($ends[1])) return null;
    return ['min' => floor($ends[0]) + 0.0, 'max' => ceil($ends[1]) + 0.0];
  }

  /** The first filter that is a range or one number. @return array{ends: array{min: float|null, max: float|null}, open: array{min: bool, max: bool}}|null */
  private function filter(): ?array {
    foreach ($this->view->params->fq as $text) {
      $filter = Filter::parse($text);
      if ($filter->kind === 'other' || $filter->field !== $this->facet->field) continue;
      if ($filter->kind === 'range') {
        return [
          'ends' => ['min' => $filter->min === '*' ? 0.0 : self::number($filter->min), 'max' => self::number($filter->max)],
          'open' => ['min' => $filter->min === '*', 'max' => $filter->max === '*'],
        ];
      }
      $number = count($filter->values) === 1 && (string) $filter->values[0] !== '' ? self::number($filter->values[0]) : null;
      if ($number !== null) return ['ends' => ['min' => $number, 'max' => $number], 'open' => ['min' => false, 'max' => false]];
    }
    return null;
  }

  private static function number(string $text): ?float {
    $number = Text::number(preg_replace('/^"(.*)"\z/', '$1', $text));
    return Text::trim($text) !== '' && is_finite($number) ? $number : null;
  }

  private function fieldset(): Node {
    ['label' => $label] = get_object_vars($this->facet);
    $attributes = ['class' => 'vitrine-facet__more vitrine-range__reset', 'type' => 'button', 'aria-label' => $this->view->texts->text('range.resetOf', ['label' => $label])];
    return new Node('fieldset', ['class' => 'vitrine-facet vitrine-range', 'data-field' => $this->facet->field], [
      new Node('legend', ['class' => 'vitrine-facet__title'], $label),
      new Node('div', ['class' => 'vitrine-range__body'], [
        $this->histogram(),
        $this->slider(),
        new Identified(fn (string $id) => $this->fields($id)),
        $this->isActive ? new Node('button', $attributes, $this->view->texts->text('range.reset')) : null,
      ]),
    ]);
  }

  private function histogram(): ?array {
    $gap = Text::number($this->facet->range['gap'] ?? 'none');
    if (!($gap > 0)) return null;
    $bars = [];
    foreach ($this->view->answer->range($this->facet->field) as ['value' => $value, 'count' => $count]) {
      $from = Text::number((string) $value);
      if ($from + $gap > $this->extent['min'] && $from < $this->extent['max']) $bars[] = ['from' => $from, 'to' => $from + $gap, 'count' => $count];
    }
    $highest = $bars === [] ? 0 : max(array_column($bars, 'count'));
    if ($highest <= 0) return null;
    $top = $bars[array_search($highest, array_column($bars, 'count'), true)];
    $most = ['n' => (int) $highest, 'min' => $this->amount($top['from']), 'max' => $this->amount($top['to'])];
    return [
      new Node('p', ['class' => 'vitrine-hidden'], $this->view->texts->text('range.most', $most)),
      new Node('div', ['class' => 'vitrine-range__bars', 'aria-hidden' => 'true'], array_map(fn ($bar) => $this->bar($bar, $highest), $bars)),
    ];
  }

  /** @param int|float $highest */
  private function bar(array $bar, $highest): Node {
    [$start, $end] = [$this->fraction($bar['from']), $this->fraction($bar['to'])];
    return new Node('span', [
      'class' => 'vitrine-range__bar',
      'data-outside' => $bar['to'] <= $this->value['min'] || $bar['from'] >= $this->value['max'] ? 'true' : null,
      'style' => 'inset-inline-start:' . self::percent($start) . ';inline-size:' . self::percent($end - $start) . ';block-size:' . self::percent($bar['count'] / $highest),
    ]);
  }

  private function slider(): Node {
    $fill = 'inset-inline-start:' . self::percent($this->fraction($this->value['min'])) . ';inset-inline-end:' . self::percent(1 - $this->fraction($this->value['max']));
    $thumbs = array_map(fn (string $end) => new Node('span', [], [
      new Node('input', [
        'class' => 'vitrine-range__input', 'type' => 'range', 'min' => Text::ofNumber($this->extent['min']), 'max' => Text::ofNumber($this->extent['max']), 'step' => '1',
        'value' => Text::ofNumber(min(max($this->value[$end], $this->extent['min']), $this->extent['max'])),
        'aria-label' => $this->view->texts->text("range.{$end}Of", ['label' => $this->facet->label]),
        'aria-valuetext' => $this->amount($this->value[$end]),
      ]),
      new Node('span', ['class' => 'vitrine-range__thumb', 'style' => 'inset-inline-start:' . self::percent($this->fraction($this->value[$end]))]),
    ]), ['min', 'max']);
    return new Node('div', ['class' => 'vitrine-range__slider'], new Node('div', ['class' => 'vitrine-range__track'], [
      new Node('div', ['class' => 'vitrine-range__fill', 'style' => $fill]),
      $thumbs,
    ]));
  }

  private function fields(string $id): Node {
    $name = FacetForm::nameOf($this->view, $this->facet);
    $untouched = fn (string $end) => $this->amount($this->open[$end] ? $this->value[$end] : $this->extent[$end]);
    $field = fn (string $end) => new Node('label', ['class' => 'vitrine-range__field'], [
      new Node('span', ['class' => 'vitrine-range__label'], $this->view->texts->text("range.$end")),
      new Node('input', [
        'class' => 'vitrine-range__amount', 'type' => 'text', 'name' => $name === null ? null : "{$name}[$end]", 'inputmode' => 'decimal', 'autocomplete' => 'off',
        'value' => $this->amount($this->value[$end]),
      ]),
    ]);
    return new Node('div', [], [
      new Node('div', ['class' => 'vitrine-range__fields'], [
        $name === null ? null : new Node('input', ['type' => 'hidden', 'name' => "{$name}[all]", 'value' => "{$untouched('min')}..{$untouched('max')}"]),
        $field('min'),
        $field('max'),
      ]),
      new Node('p', ['id' => $id, 'class' => 'vitrine-range__problem', 'role' => 'alert']),
    ]);
  }

  private function amount(float $amount): string {
    return $this->view->formats->amount($amount, $this->facet->isMoney);
  }

  /** Where an amount lies on the slider, 0 to 1. */
  private function fraction(float $amount): float {
    $width = $this->extent['max'] - $this->extent['min'];
    return $width > 0 ? (min(max($amount, $this->extent['min']), $this->extent['max']) - $this->extent['min']) / $width : 0.0;
  }

  private static function percent(float $fraction): string {
    return Text::ofNumber($fraction * 100) . '%';
  }
}
