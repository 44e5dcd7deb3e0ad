<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

/** What can be mapped: the taxonomies of the site, the meta fields that its posts have, and two parts of a post. */
final class Sources {
  private const MOST_KEYS = 300;

  /** @return array<string, array<string, string>> names by source, in groups */
  public static function all(): array {
    $taxonomies = [];
    foreach (get_taxonomies(['show_ui' => true], 'objects') as $taxonomy) $taxonomies["taxonomy:{$taxonomy->name}"] = $taxonomy->labels->name;
    $keys = [];
    foreach (self::keys() as $key) $keys["meta:$key"] = $key;
    return [
      __('Post', 'vitrine-search') => ['post:type' => __('Kind of post', 'vitrine-search'), 'post:author' => __('Author', 'vitrine-search')],
      __('Taxonomies', 'vitrine-search') => $taxonomies,
      __('Meta fields', 'vitrine-search') => $keys,
    ];
  }

  /** Keys that begin with an underscore are for plugins alone. @return string[] */
  private static function keys(): array {
    global $wpdb;
    $used = $wpdb->get_col($wpdb->prepare("SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key NOT LIKE %s ORDER BY meta_key LIMIT %d", $wpdb->esc_like('_') . '%', self::MOST_KEYS));
    $registered = array_keys(get_registered_meta_keys('post'));
    $keys = array_unique(array_merge($used, array_filter($registered, static fn ($key) => strncmp((string) $key, '_', 1) !== 0)));
    sort($keys);
    return $keys;
  }
}
