<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;

/** Notes each change that a document of Solr depends on: of posts, their terms, their meta fields and their authors. */
final class Watcher {
  /** Meta fields that change with each visit of the editor. */
  private const IGNORED = ['_edit_lock', '_edit_last', '_encloseme', '_pingme', '_wp_old_slug', '_wp_old_date'];
  /** Of more posts of one term, the rest is noted in the background. */
  private const AT_ONCE = 500;

  /** @var array<string, array<int, true>> posts that changed and are public, by their site's table */
  private static array $changed = [];

  public static function start(): void {
    // WordPress calls it whenever it has written a post, also where no other hook is called.
    add_action('clean_post_cache', [self::class, 'post'], 10, 1);
    add_action('transition_post_status', static fn ($new, $old, $post) => self::post($post->ID), 10, 3);
    add_action('wp_after_insert_post', [self::class, 'post'], 10, 1);
    add_action('deleted_post', [self::class, 'gone'], 10, 2);
    add_action('set_object_terms', static fn ($object) => self::post((int) $object), 10, 1);
    add_action('deleted_term_relationships', static fn ($object) => self::post((int) $object), 10, 1);
    foreach (['added_post_meta', 'updated_post_meta', 'deleted_post_meta'] as $hook) {
      add_action($hook, static function ($ids, $post, $key): void {
        if (!in_array($key, self::IGNORED, true)) self::post((int) $post);
      }, 10, 3);
    }
    add_action('edited_term', [self::class, 'term'], 10, 3);
    add_action('pre_delete_term', static fn ($term, $taxonomy) => self::term((int) $term, 0, (string) $taxonomy), 10, 2);
    add_action('update_option_' . Settings::OPTION, [self::class, 'settings'], 10, 2);
    add_action('profile_update', [self::class, 'author'], 10, 1);
    add_action('shutdown', [self::class, 'flush']);
  }

  /** @param int|\WP_Post $post */
  public static function post($post): void {
    $post = get_post($post);
    if (!$post instanceof \WP_Post || $post->post_type === 'revision') return;
    $settings = Settings::read();
    $visibility = new Visibility($settings);
    if (in_array($post->post_type, $settings->types, true)) {
      if (!$visibility->isPublic($post)) self::hide($post);
      else self::$changed[Tables::queue()][$post->ID] = true;
    }
    if ($post->post_type === 'wp_block') self::reused($post->ID);
    if ($post->post_type !== 'attachment' && in_array('attachment', $settings->types, true)) self::attachments($post->ID);
  }

  /** The search page is another one. @param mixed $old @param mixed $new */
  public static function settings($old, $new): void {
    $pages = array_map(static fn ($stored) => (int) (is_array($stored) ? $stored['page'] ?? 0 : 0), [$old, $new]);
    if ($pages[0] !== $pages[1]) self::several(array_filter($pages));
  }

  public static function gone(int $post, \WP_Post $was): void {
    if (!in_array($was->post_type, Settings::read()->types, true)) return;
    unset(self::$changed[Tables::queue()][$post]);
    Queue::add($post, true);
    Schedule::soon();
  }

  public static function term(int $term, int $id, string $taxonomy): void {
    foreach (Settings::read()->mappings as $mapping) {
      if ($mapping->source !== "taxonomy:$taxonomy") continue;
      // Posts of the terms below it have its name, too.
      $below = get_term_children($term, $taxonomy);
      $posts = get_objects_in_term(array_merge([$term], is_array($below) ? $below : []), $taxonomy);
      self::several(is_wp_error($posts) ? [] : $posts);
      return;
    }
  }

  public static function author(int $user): void {
    $sources = array_map(static fn ($mapping) => $mapping->source, Settings::read()->mappings);
    if (!in_array('post:author', $sources, true)) return;
    self::several(get_posts(['author' => $user, 'post_type' => Settings::read()->types, 'fields' => 'ids', 'posts_per_page' => -1, 'suppress_filters' => true]));
  }

  /** Writes down what has changed in this request. */
  public static function flush(): void {
    if (self::$changed === []) return;
    foreach (self::$changed as $table => $posts) {
      foreach ($posts as $post => $_) Queue::add($post, false, $table);
    }
    self::$changed = [];
    Schedule::soon();
  }

  /** A hidden post is noted at once: the request may take long, or fail. */
  private static function hide(\WP_Post $post): void {
    unset(self::$changed[Tables::queue()][$post->ID]);
    // What was never published has no document.
    if (in_array($post->post_status, ['auto-draft'], true)) return;
    Queue::add($post->ID, true);
    Schedule::soon();
  }

  /** A reused block may hold a search page. Two of them may hold each other. */
  private static function reused(int $block): void {
    static $around = [];
    if (isset($around[$block])) return;
    $around[$block] = true;
    self::several(SearchPages::using($block));
    unset($around[$block]);
  }

  private static function attachments(int $parent): void {
    global $wpdb;
    $ids = $wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_parent = %d AND post_type = 'attachment'", $parent));
    foreach ($ids as $id) self::post((int) $id);
  }

  /** @param array<int|string> $posts */
  private static function several(array $posts): void {
    if (count($posts) > self::AT_ONCE) {
      Run::begin();
      return;
    }
    foreach ($posts as $post) self::post((int) $post);
  }
}
