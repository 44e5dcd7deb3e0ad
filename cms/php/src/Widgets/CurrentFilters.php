<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;
use Vitrine\Render\Node;
use Vitrine\Search\Facet;

/** The current filters, each as a chip that removes it. */
final class CurrentFilters {
  private View $view;

  public function __construct(View $view) {
    $this->view = $view;
  }

  public function content(): Node {
    $chips = [];
    foreach ($this->view->params->fq as $text) array_push($chips, ...$this->chips($text, Filter::parse($text)));
    $all = LinkOrButton::content($this->hrefWith([]), ['class' => 'vitrine-current-filters__clear'], $this->view->texts->text('filters.clear'));
    $list = new Node('ul', ['class' => 'vitrine-current-filters__list'], [$chips, new Node('li', [], $all)]);
    return new Node('div', [
      'tabindex' => '-1', 'class' => 'vitrine-current-filters', 'role' => 'group', 'aria-label' => $this->view->texts->text('filters.title'),
    ], $chips === [] ? null : $list);
  }

  /** One chip for each value of a filter. @return Node[] */
  private function chips(string $text, Filter $filter): array {
    $further = $this->furtherText($text, $filter->kind === 'other' ? null : $filter->field);
    $values = $filter->kind === 'values' ? $filter->values : [];
    if ($further !== null) return array_map(fn (?array $value) => $this->chip($text, $value, '', $further), $values === [] ? [null] : array_map(static fn ($value) => [$value], $values));
    if ($filter->kind === 'other') return [$this->chip($text, null, '', $filter->text)];
    $facet = $this->facetOf($filter->field);
    $label = $facet === null ? $filter->field : $facet->label;
    $isMoney = $facet !== null && $facet->isMoney;
    if ($filter->kind === 'range') return [$this->chip($text, null, '', $this->range($filter, $label, $isMoney))];
    return array_map(fn (?string $value) => $this->chip($text, [$value], $label, $this->valueText($value, $isMoney)), $filter->values);
  }

  /** What a facet beyond the spec says of a filter. @param string|null $field the filter's; null where any facet may know it */
  private function furtherText(string $text, ?string $field): ?string {
    foreach ($this->view->config->facets as $facet) {
      if ($field !== null && $facet->field !== $field) continue;
      foreach ($facet->kinds() as $kind) {
        $said = $kind->chip($text, $facet, $this->view->texts, $this->view->locale);
        if ($said !== null) return $said;
      }
    }
    return null;
  }

  private function valueText(?string $value, bool $isMoney): string {
    if ($value === null) return $this->view->texts->text('facet.missing');
    return Text::trim($value) === '' ? $this->view->texts->text('facet.empty') : $this->view->formats->value($value, $isMoney);
  }

  private function range(Filter $filter, string $label, bool $isMoney): string {
    // Only the filter of a map's area has a comma: its ends are coordinates.
    if (strpos($filter->text === '' ? $filter->format() : $filter->text, ',') !== false) return $this->view->texts->text('filters.area');
    $end = function (string $text) use ($isMoney): string {
      $number = Text::number($text);
      return is_finite($number) ? $this->view->formats->amount($number, $isMoney) : $text;
    };
    $values = ['label' => $label, 'min' => $end($filter->min === '*' ? '0' : $filter->min), 'max' => $end($filter->max)];
    return $this->view->texts->text($values['max'] === '*' ? 'range.atLeast' : 'range.label', $values);
  }

  /** @param array{string|null}|null $value what it removes; null for the whole filter */
  private function chip(string $filter, ?array $value, string $label, string $text): Node {
    $texts = $this->view->texts;
    $name = $label === '' ? $texts->text('filters.removeText', ['text' => $text]) : $texts->text('filters.remove', ['label' => $label, 'value' => $text]);
    return new Node('li', [], LinkOrButton::content($this->hrefWith($this->without($filter, $value)), ['class' => 'vitrine-chip', 'aria-label' => $name], [
      $label === '' ? null : [new Node('span', ['class' => 'vitrine-chip__label'], [$label, ':']), ' '],
      new Node('bdi', ['class' => 'vitrine-chip__value', 'data-label' => $value === null ? '' : null], $text),
      new Node('svg', ['class' => 'vitrine-chip__icon', 'viewBox' => '0 0 16 16', 'width' => '12', 'height' => '12', 'aria-hidden' => 'true'],
        new Node('path', ['d' => 'M3 3l10 10M13 3L3 13', 'stroke' => 'currentColor', 'stroke-width' => '2'])),
    ]));
  }

  /** The filters without one, or without one of its values. @param array{string|null}|null $value @return string[] */
  private function without(string $text, ?array $value): array {
    $rest = '';
    $filter = Filter::parse($text);
    if ($value !== null && $filter->kind === 'values') {
      $filter->values = array_values(array_filter($filter->values, static fn ($one) => $one !== $value[0]));
      $rest = $filter->format();
    }
    $kept = [];
    foreach ($this->view->params->fq as $one) {
      if ($one !== $text) $kept[] = $one;
      elseif ($rest !== '') $kept[] = $rest;
    }
    return $kept;
  }

  /** @param string[] $fq */
  private function hrefWith(array $fq): ?string {
    if (!$this->view->links->areForServers()) return null;
    $params = clone $this->view->params;
    [$params->start, $params->fq] = [0, $fq];
    return $this->view->links->to($params);
  }

  private function facetOf(string $field): ?Facet {
    foreach ($this->view->config->facets as $facet) if ($facet->field === $field) return $facet;
    return null;
  }
}
