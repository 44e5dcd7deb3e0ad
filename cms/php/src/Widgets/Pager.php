<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;
use Vitrine\Search\Options;

/** « Previous 1 2 … 9 Next ». At an end, the link beyond it is left out. */
final class Pager {
  private const INNER = 4;
  private const OUTER = 1;
  private const ROWS = 10;

  private View $view;
  private array $config;

  /** @param array $config as in data-vitrine-config: inner, outer, label */
  public function __construct(View $view, array $config) {
    [$this->view, $this->config] = [$view, $config];
  }

  public function content(): ?Node {
    $rows = $this->view->rows > 0 ? $this->view->rows : self::ROWS;
    $total = (int) ceil($this->view->answer->numFound / $rows);
    $current = max(1, min($total, intdiv($this->view->answer->start, $rows) + 1));
    $items = [];
    $before = 0;
    foreach ($this->pages($current, $total) as $page) {
      if ($page > $before + 1) $items[] = new Node('li', ['class' => 'vitrine-pager__gap', 'aria-hidden' => 'true'], $this->view->texts->text('pager.gap'));
      $items[] = $this->page($page, ($page - 1) * $rows, $page === $current);
      $before = $page;
    }
    if (count($items) < 2) return null;
    $list = [
      $current > 1 ? $this->step('previous', 'prev', ($current - 2) * $rows) : null,
      $items,
      $current < $total ? $this->step('next', 'next', $current * $rows) : null,
    ];
    $label = $this->view->label($this->config, 'pager.label');
    return new Node('nav', ['class' => 'vitrine-pager', 'aria-label' => $label], new Node('ul', ['class' => 'vitrine-pager__list'], $list));
  }

  private function page(int $page, int $start, bool $isCurrent): Node {
    return new Node('li', [], new Node('a', [
      'href' => $this->href($start),
      'class' => 'vitrine-pager__page',
      'aria-label' => $this->view->texts->text('pager.page', ['n' => $page]),
      'aria-current' => $isCurrent ? 'page' : null,
    ], $this->view->texts->text('pager.number', ['n' => $page])));
  }

  private function step(string $name, string $rel, int $start): Node {
    $attributes = ['href' => $this->href($start), 'class' => "vitrine-pager__$name", 'rel' => $rel];
    return new Node('li', [], new Node('a', $attributes, $this->view->texts->text("pager.$name")));
  }

  private function href(int $start): string {
    $params = clone $this->view->params;
    $params->start = $start;
    return $this->view->links->to($params);
  }

  /** The pages to show: the first and last ones, and those around the current one. @return int[] */
  private function pages(int $current, int $total): array {
    $inner = Options::wholeNumber($this->config['inner'] ?? null, 0) ?? self::INNER;
    $outer = Options::wholeNumber($this->config['outer'] ?? null, 0) ?? self::OUTER;
    // At an end, the window keeps its width: it is extended on the other side.
    $from = max(1, min($current - $inner, $total - 2 * $inner));
    $to = min($total, max($current + $inner, 1 + 2 * $inner));
    // A gap of one page is as wide as that page, so the page is shown.
    $leftEnd = $from - (2 + $outer) > 1 ? 1 + $outer : $from - 1;
    $rightStart = $total - $outer - ($to + 1) > 1 ? $total - $outer : $to + 1;
    $range = static fn (int $first, int $last) => $last < $first ? [] : range($first, $last);
    return array_merge($range(1, $leftEnd), $range($from, $to), $range($rightStart, $total));
  }
}
