<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

/** The blocks once more, for editors and page builders without blocks: `[vitrine_search rows="12"]`. */
final class Shortcodes {
  public const NAMES = ['vitrine_search', 'vitrine_saved', 'vitrine_search_box', 'vitrine_saved_counter'];

  public static function start(): void {
    $given = static fn ($attributes): array => is_array($attributes) ? $attributes : [];
    add_shortcode('vitrine_search', static fn ($attributes) => SearchPage::render($given($attributes)));
    add_shortcode('vitrine_saved', static fn ($attributes) => SearchPage::render($given($attributes), true));
    add_shortcode('vitrine_search_box', static fn ($attributes) => SmallParts::searchBox($given($attributes)));
    add_shortcode('vitrine_saved_counter', static fn ($attributes) => SmallParts::counter($given($attributes)));
  }
}
