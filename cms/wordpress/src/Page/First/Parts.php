<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page\First;

use Vitrine\WordPress\Page\Search;

/** The parts of a search page as plain HTML, for visitors without JavaScript: those that the library does not write as the browser does. */
final class Parts {
  private Search $search;
  private ?FirstSearch $first;
  private Links $links;

  public function __construct(Search $search, ?FirstSearch $first, Links $links) {
    [$this->search, $this->first, $this->links] = [$search, $first, $links];
  }

  public function searchBox(): string {
    $id = esc_attr("{$this->search->id}-words");
    return sprintf(
      '<form class="vitrine-search-box" role="search" action="%s" method="get">%s<label class="vitrine-search-box__label" for="%s">%s</label><span class="vitrine-search-box__field"><input class="vitrine-search-box__input" id="%s" type="text" name="%s" value="%s"></span><button class="vitrine-search-box__submit" type="submit">%s</button></form>',
      esc_attr($this->links->path()), $this->links->hiddenFields(['query']), $id, esc_html__('Search', 'vitrine-search'), $id,
      esc_attr($this->links->name('query')), esc_attr($this->links->value('query')), esc_html__('Search', 'vitrine-search')
    );
  }

  public function filters(): string {
    $chips = '';
    foreach ($this->search->config['solr']['facets'] as $facet) {
      foreach ($this->links->values("{$facet['field']}[]") as $value) {
        $name = $this->links->name("{$facet['field']}[]");
        $rest = array_filter($this->links->without(['pg']), static fn ($pair) => $pair !== [$name, $value]);
        /* translators: 1: a facet, 2: one of its values */
        $remove = sprintf(__('Remove %1$s: %2$s', 'vitrine-search'), $facet['label'], $value);
        $chips .= sprintf('<li><a class="vitrine-chip" rel="nofollow" aria-label="%s" href="%s"><span class="vitrine-chip__label">%s:</span> <bdi class="vitrine-chip__value">%s</bdi> <span aria-hidden="true">×</span></a></li>', esc_attr($remove), esc_attr($this->links->address($rest)), esc_html($facet['label']), esc_html($value));
      }
    }
    return $chips === '' ? '' : sprintf('<div class="vitrine-current-filters" role="group" aria-label="%s"><ul class="vitrine-current-filters__list">%s</ul></div>', esc_attr__('Current filters', 'vitrine-search'), $chips);
  }

  public function count(): string {
    if ($this->first === null) return '';
    ['numFound' => $found, 'docs' => $docs] = $this->first->answer['response'];
    if ($docs === []) return '';
    $from = $this->first->start + 1;
    /* translators: 1: the first result, 2: the last one on this page, 3: the number of all results */
    $words = sprintf(__('%1$s–%2$s of %3$s', 'vitrine-search'), number_format_i18n($from), number_format_i18n($from + count($docs) - 1), number_format_i18n((int) $found));
    return '<p class="vitrine-result-count">' . esc_html($words) . '</p>';
  }

  public function results(): string {
    if ($this->first === null) return '<p>' . esc_html__('The search is not available at the moment.', 'vitrine-search') . '</p>';
    $docs = $this->first->answer['response']['docs'];
    if ($docs === []) return '<p>' . esc_html__('Nothing was found. Try other words, or remove a filter.', 'vitrine-search') . '</p>';
    $card = new Bindings($this->search->template);
    $items = '';
    foreach ($docs as $doc) $items .= '<li class="vitrine-results__item">' . $card->fill($doc) . '</li>';
    return sprintf('<section class="vitrine-results" aria-label="%s"><ol class="vitrine-results__list">%s</ol></section>', esc_attr__('Results', 'vitrine-search'), $items);
  }

  public function pager(): string {
    if ($this->first === null) return '';
    $pages = (int) ceil($this->first->answer['response']['numFound'] / $this->search->attributes->rows);
    $current = intdiv($this->first->start, $this->search->attributes->rows) + 1;
    if ($pages < 2) return '';
    $items = $current > 1 ? sprintf('<li><a class="vitrine-pager__previous" rel="prev" href="%s">%s</a></li>', esc_attr($this->links->page($current - 1)), esc_html__('« Previous', 'vitrine-search')) : '';
    foreach (array_unique(array_merge([1], range(max(1, $current - 2), min($pages, $current + 2)), [$pages])) as $page) {
      $items .= sprintf('<li><a class="vitrine-pager__page" href="%s"%s>%s</a></li>', esc_attr($this->links->page($page)), $page === $current ? ' aria-current="page"' : '', esc_html(number_format_i18n($page)));
    }
    if ($current < $pages) $items .= sprintf('<li><a class="vitrine-pager__next" rel="next" href="%s">%s</a></li>', esc_attr($this->links->page($current + 1)), esc_html__('Next »', 'vitrine-search'));
    return sprintf('<nav class="vitrine-pager" aria-label="%s"><ul class="vitrine-pager__list">%s</ul></nav>', esc_attr__('Pages', 'vitrine-search'), $items);
  }
}
