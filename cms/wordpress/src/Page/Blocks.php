<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Role;
use Vitrine\WordPress\Settings\Settings;

/** The blocks. All are rendered on each request: what editors save holds no markup. */
final class Blocks {
  public const NAMES = ['search-page', 'search-box', 'saved-items', 'saved-counter'];

  public static function start(): void {
    add_action('init', [self::class, 'register']);
    add_action('enqueue_block_editor_assets', [self::class, 'describe']);
    add_filter('block_categories_all', static fn (array $categories) => array_merge($categories, [['slug' => 'vitrine-search', 'title' => __('Vitrine Search', 'vitrine-search'), 'icon' => null]]));
  }

  public static function register(): void {
    Assets::register();
    $needed = ['wp-blocks', 'wp-element', 'wp-block-editor', 'wp-components', 'wp-i18n', 'wp-server-side-render'];
    wp_register_script('vitrine-search-editor', Plugin::url('blocks/editor.js'), $needed, Plugin::VERSION, true);
    wp_set_script_translations('vitrine-search-editor', 'vitrine-search', Plugin::path('languages'));
    $renders = [
      'search-page' => static fn ($attributes) => SearchPage::render($attributes, false, get_block_wrapper_attributes()),
      'saved-items' => static fn ($attributes) => SearchPage::render($attributes, true, get_block_wrapper_attributes()),
      'search-box' => static fn ($attributes) => SmallParts::searchBox($attributes, get_block_wrapper_attributes()),
      'saved-counter' => static fn ($attributes) => SmallParts::counter($attributes, get_block_wrapper_attributes()),
    ];
    foreach (self::NAMES as $name) {
      register_block_type(Plugin::path("blocks/$name"), ['render_callback' => $renders[$name]]);
    }
  }

  /** What the editor offers: the facets with their labels, and the pages. It holds nothing that an author may not see. */
  public static function describe(): void {
    $facets = [];
    foreach (Settings::read()->fields() as $field => $mapping) {
      if (isset(Role::WIDGETS[$mapping->role])) $facets[] = ['field' => $field, 'label' => Settings::labelOf($mapping)];
    }
    $pages = array_map(static fn ($page) => ['id' => $page->ID, 'title' => $page->post_title], get_pages(['number' => 200]) ?: []);
    wp_add_inline_script('vitrine-search-editor', 'window.vitrineSearchEditor = ' . wp_json_encode(['facets' => $facets, 'pages' => $pages], JSON_HEX_TAG) . ';', 'before');
  }
}
