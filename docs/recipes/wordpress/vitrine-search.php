<?php
/**
 * Plugin Name: Vitrine search
 * Description: A faceted search page, as the shortcode [vitrine_search] and as a pattern for editors.
 * Version: 1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

add_action('init', function () {
  wp_register_style('vitrine', plugins_url('vitrine.css', __FILE__), [], '1.0');
  wp_register_script('vitrine', plugins_url('vitrine.js', __FILE__), [], '1.0', ['strategy' => 'defer']);

  add_shortcode('vitrine_search', function ($attributes) {
    $options = shortcode_atts(['url' => '/solr/select', 'rows' => 12], $attributes);
    $solr = ['url' => $options['url'], 'max_rows' => (int) $options['rows']];
    $config = esc_attr(wp_json_encode(['solr' => $solr]));
    wp_enqueue_style('vitrine');
    wp_enqueue_script('vitrine');
    return <<<HTML
      <div id="listings" data-vitrine="search" data-vitrine-config="$config">
        <div data-vitrine="search-box"></div>
        <div data-vitrine="facet" data-vitrine-field="city" data-vitrine-label="City" data-vitrine-operator="or"></div>
        <div data-vitrine="current-filters"></div>
        <div data-vitrine="results"></div>
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

// Loads the files on pages where an editor wrote mount points.
add_action('wp_enqueue_scripts', function () {
  if (is_singular() && str_contains(get_post()->post_content, 'data-vitrine=')) {
    wp_enqueue_style('vitrine');
    wp_enqueue_script('vitrine');
  }
});
