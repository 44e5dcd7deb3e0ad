<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Index\Documents;
use Vitrine\WordPress\Page\First\FirstSearch;
use Vitrine\WordPress\Page\First\Links;
use Vitrine\WordPress\Page\First\Parts;
use Vitrine\WordPress\Settings\Settings;

/** The markup of a search page, or of the page of saved items: mount points, and plain HTML in them. */
final class SearchPage {
  /** The search box suggests words of this field. */
  private const BOX = ['field' => 'suggest'];

  /** @param array<string, mixed> $attributes of the block or shortcode @param string $wrapper attributes of the outer element, escaped */
  public static function render(array $attributes, bool $isSaved = false, string $wrapper = ''): string {
    $settings = Settings::read();
    if (Documents::$isReading || is_feed()) return '';
    if (!$settings->isConnected()) return self::hint();
    Assets::need();
    $search = new Search($settings, new Attributes($attributes), $isSaved);
    $links = new Links($search->prefix);
    $first = FirstSearch::of($search, $settings, $links);
    $parts = new Parts($search, $first, $links);
    $widgets = $first->widgets ?? null;
    // What the library has not written stands there as plain HTML, until the browser shows its own.
    $written = static fn (string $html, callable $plain): string => $html !== '' || $isSaved ? $html : $plain();
    $point = static fn (string $widget, string $inside = '', string $more = ''): string => "<div data-vitrine=\"$widget\"$more>$inside</div>";
    $side = $search->config['solr']['facets'] === [] ? '' : $point('facets', $widgets === null ? '' : $written($widgets->facets(), [$widgets, 'plainFacets']));
    $orders = self::orders();
    $main = ($search->attributes->box ? $point('search-box', $written($widgets === null ? '' : $widgets->searchBox(self::BOX), [$parts, 'searchBox']), self::configured(self::BOX)) : '')
      . $side
      . '<div class="vitrine-layout__results">'
      . $point('current-filters', $written($widgets === null ? '' : $widgets->currentFilters(), [$parts, 'filters']))
      . '<div class="vitrine-layout__bar">' . $point('result-count', $written($widgets === null ? '' : $widgets->resultCount(), [$parts, 'count'])) . ($search->attributes->sort ? $point('sort', $widgets === null ? '' : $widgets->sort($orders), self::configured($orders)) : '') . '</div>'
      . $point('status', $widgets === null ? '' : $widgets->status())
      . $point('results', $written($widgets === null ? '' : $widgets->results([], ['result' => $search->template]), [$parts, 'results']))
      . $point('pager', $written($widgets === null ? '' : $widgets->pager(), [$parts, 'pager']))
      . '</div>';
    return Literal::html(sprintf(
      '<div %s><div id="%s" class="vitrine-layout vitrine-layout--%s%s" data-vitrine="search" data-vitrine-config="%s"><template data-vitrine-template="result">%s</template>%s',
      $wrapper === '' ? 'class="vitrine-block"' : $wrapper, esc_attr($search->id), esc_attr($search->attributes->layout), $side === '' ? ' vitrine-layout--plain' : '',
      esc_attr((string) wp_json_encode($search->config)), $search->template, $main
    )) . ($widgets === null ? '' : Literal::script($widgets->answerScript())) . '</div></div>';
  }

  /** The orders of results, as in data-vitrine-config. */
  private static function orders(): array {
    return ['options' => [
      ['value' => 'created desc', 'label' => __('Newest first', 'vitrine-search')],
      ['value' => 'created asc', 'label' => __('Oldest first', 'vitrine-search')],
      ['value' => 'title asc', 'label' => __('Title', 'vitrine-search')],
    ]];
  }

  private static function configured(array $config): string {
    return ' data-vitrine-config="' . esc_attr((string) wp_json_encode($config)) . '"';
  }

  /** Only who can change it learns that something is missing. */
  private static function hint(): string {
    return current_user_can('manage_options') ? '<p>' . esc_html__('Vitrine Search: enter the address of Solr in the settings first.', 'vitrine-search') . '</p>' : '';
  }
}
