<?php
/**
 * Plugin Name: Vitrine search
 * Description: A faceted search page, as the shortcode [vitrine_search] and as a pattern for editors.
 * Version: 1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

/** The search proxy. This address is the same with plain permalinks and with pretty ones. */
function vitrine_search_address(): string {
  return home_url('/?vitrine_search=select', 'relative');
}

// Before WordPress loads the theme, so that a search answers fast.
add_action('plugins_loaded', function () {
  if (!isset($_GET['vitrine_search'])) return;
  require_once __DIR__ . '/php/autoload.php';
  $proxy = new Vitrine\Proxy(require __DIR__ . '/site.php');
  $proxy->handle(Vitrine\Proxy\Request::fromGlobals(['vitrine_search']))->send();
  exit;
});

add_action('init', function () {
  wp_register_style('vitrine', plugins_url('vitrine.css', __FILE__), [], '1.0');
  wp_register_script('vitrine', plugins_url('vitrine.js', __FILE__), [], '1.0');
  // Room for the first results, so that what follows the search does not jump.
  wp_add_inline_style('vitrine', '[data-vitrine="search"] { min-height: 100vh }');

  add_shortcode('vitrine_search', function ($attributes, $content = '') {
    static $used = [];
    $options = shortcode_atts(['id' => 'listings', 'rows' => 12], $attributes);
    $used[$options['id']] = ($used[$options['id']] ?? 0) + 1;
    $times = $used[$options['id']];
    $id = $times === 1 ? $options['id'] : "{$options['id']}-$times";
    $solr = ['max_rows' => (int) $options['rows']];
    // Only one search of a page writes to its address without a prefix.
    if ($id !== 'listings') $solr['fragment_prefix'] = $id;
    $config = esc_attr(wp_json_encode(['solr' => $solr]));
    $id = esc_attr($id);
    $home = esc_url(home_url('/'));
    $fallback = do_shortcode($content);
    wp_enqueue_style('vitrine');
    wp_enqueue_script('vitrine');
    return <<<HTML
      <div id="$id" data-vitrine="search" data-vitrine-config="$config">
        <div data-vitrine="search-box">
          <form action="$home" method="get">
            <label>Search <input type="search" name="s"></label>
            <button>Search</button>
          </form>
        </div>
        <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City" data-vitrine-operator="or"></div>
        <div data-vitrine="current-filters"></div>
        <div data-vitrine="results">$fallback</div>
        <div data-vitrine="pager"></div>
      </div>
      HTML;
  });

  register_block_pattern('vitrine/search', [
    'title' => 'Vitrine search',
    'categories' => ['text'],
    'content' => file_get_contents(__DIR__ . '/pattern.html'),
  ]);
});

// Loads the files on pages with the shortcode, and where an editor wrote mount points.
add_action('wp_enqueue_scripts', function () {
  $content = is_singular() ? get_post()->post_content : '';
  if (strpos($content, 'data-vitrine=') !== false || has_shortcode($content, 'vitrine_search')) {
    wp_enqueue_style('vitrine');
    wp_enqueue_script('vitrine');
  }
});

// The settings stand right before the script. WordPress itself knows `defer` since 6.3.
add_filter('script_loader_tag', function ($tag, $handle) {
  if ($handle !== 'vitrine') return $tag;
  $settings = ['search' => ['solr' => ['url' => vitrine_search_address()]]];
  $json = wp_json_encode($settings, JSON_HEX_TAG);
  return "<script type=\"application/json\" data-vitrine-settings>$json</script>\n"
    . str_replace(' src=', ' defer src=', $tag);
}, 10, 2);
