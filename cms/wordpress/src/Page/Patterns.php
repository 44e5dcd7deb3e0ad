<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

/** Patterns of the blocks, for pages that begin empty. */
final class Patterns {
  public static function start(): void {
    add_action('init', [self::class, 'register']);
  }

  public static function register(): void {
    register_block_pattern_category('vitrine-search', ['label' => __('Vitrine Search', 'vitrine-search')]);
    $patterns = [
      'search' => [__('Search page with facets at the side', 'vitrine-search'), '<!-- wp:vitrine-search/search-page {"align":"wide"} /-->'],
      'search-top' => [__('Search page with facets above', 'vitrine-search'), '<!-- wp:vitrine-search/search-page {"align":"wide","layout":"top","card":"text"} /-->'],
      'saved' => [__('Page of saved items', 'vitrine-search'), '<!-- wp:vitrine-search/saved-items {"align":"wide"} /-->'],
      'header' => [__('Search box and saved items for the header', 'vitrine-search'), '<!-- wp:group {"layout":{"type":"flex"}} --><div class="wp-block-group"><!-- wp:vitrine-search/search-box /--><!-- wp:vitrine-search/saved-counter /--></div><!-- /wp:group -->'],
    ];
    foreach ($patterns as $name => [$title, $content]) {
      register_block_pattern("vitrine-search/$name", ['title' => $title, 'categories' => ['vitrine-search'], 'content' => $content]);
    }
  }
}
