<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Index\Documents;
use Vitrine\WordPress\Proxy\SelectRoute;
use Vitrine\WordPress\Settings\Settings;

/** What stands outside of a search page: a search box that leads to it, and the counter of saved items. */
final class SmallParts {
  private static int $count = 0;

  /** @param array<string, mixed> $attributes `page` and `label` */
  public static function searchBox(array $attributes, string $wrapper = ''): string {
    $address = self::address((int) ($attributes['page'] ?? 0));
    if (Documents::$isReading || $address === '') return '';
    Assets::need();
    $id = 'vitrine-box-' . ++self::$count;
    $label = is_string($attributes['label'] ?? null) && $attributes['label'] !== '' ? $attributes['label'] : __('Search', 'vitrine-search');
    // A GET form drops the params of its address: they become fields.
    $parts = wp_parse_url($address);
    parse_str((string) ($parts['query'] ?? ''), $params);
    $hidden = '';
    foreach ($params as $name => $value) if (is_string($value)) $hidden .= sprintf('<input type="hidden" name="%s" value="%s">', esc_attr((string) $name), esc_attr($value));
    return Literal::html(sprintf(
      '<div %s><div data-vitrine="search-box" data-vitrine-label="%s"><form role="search" class="vitrine-search-box" action="%s" method="get">%s<label class="vitrine-search-box__label" for="%s">%s</label><span class="vitrine-search-box__field"><input class="vitrine-search-box__input" id="%s" type="text" name="query"></span><button class="vitrine-search-box__submit" type="submit">%s</button></form></div></div>',
      $wrapper === '' ? 'class="vitrine-block"' : $wrapper, esc_attr($label), esc_url(strtok($address, '?')), $hidden, esc_attr($id), esc_html($label), esc_attr($id), esc_html__('Search', 'vitrine-search')
    ));
  }

  /** @param array<string, mixed> $attributes `page`: that of the saved items */
  public static function counter(array $attributes, string $wrapper = ''): string {
    $address = self::address((int) ($attributes['page'] ?? 0));
    if (Documents::$isReading || $address === '' || !Settings::read()->isConnected()) return '';
    Assets::need();
    return Literal::html(sprintf(
      '<div %s><div data-vitrine="flag-counter" data-vitrine-path="%s" data-vitrine-link_ids="false" data-vitrine-solr.url="%s"><a href="%s">%s</a></div></div>',
      $wrapper === '' ? 'class="vitrine-block"' : $wrapper, esc_attr(wp_make_link_relative($address)), esc_attr(SelectRoute::address()), esc_url($address), esc_html__('Saved items', 'vitrine-search')
    ));
  }

  private static function address(int $page): string {
    $id = $page > 0 ? $page : Settings::read()->page;
    return $id > 0 && get_post_status($id) === 'publish' ? (string) get_permalink($id) : '';
  }
}
