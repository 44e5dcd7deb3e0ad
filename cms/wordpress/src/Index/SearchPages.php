<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;

/** The posts that hold a search of ours: they are left out of the index, or a search would find itself. */
final class SearchPages {
  private const BLOCKS = ['vitrine-search/search-page', 'vitrine-search/saved-items'];
  private const SHORTCODES = ['vitrine_search', 'vitrine_saved'];
  private const MARKUP = '~data-vitrine\s*=\s*["\']?search(?![\w-])~i';
  private const REUSED = '~<!-- wp:block \{[^}]*"ref":\s*(\d+)~';

  public static function isOne(\WP_Post $post): bool {
    $isOne = $post->ID === Settings::read()->page || self::holds($post->post_content, []);
    /** Filters whether a post is a search page, which no search finds. */
    return (bool) apply_filters('vitrine_search_is_search_page', $isOne, $post);
  }

  /** How many of some posts are search pages. @param int[] $posts */
  public static function among(array $posts): int {
    return count(array_filter(array_filter(array_map('get_post', $posts)), [self::class, 'isOne']));
  }

  /** The posts that may be one: a condition of SQL, with its values. @return array{string, array} */
  public static function candidates(string $table): array {
    global $wpdb;
    $contents = ['vitrine'];
    $known = [];
    // Reused blocks that hold one, and reused blocks that hold these.
    for ($i = 0; $i < count($contents); $i++) {
      $like = '%' . $wpdb->esc_like($contents[$i]) . '%';
      foreach ($wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_type = 'wp_block' AND post_content LIKE %s", $like)) as $id) {
        if (isset($known[$id])) continue;
        $known[$id] = true;
        $contents[] = "\"ref\":$id";
      }
    }
    $likes = array_map(static fn ($content) => '%' . $wpdb->esc_like($content) . '%', $contents);
    return ["($table.ID = %d" . str_repeat(" OR $table.post_content LIKE %s", count($likes)) . ')', array_merge([Settings::read()->page], $likes)];
  }

  /** The posts that show a reused block. @return int[] */
  public static function using(int $block): array {
    global $wpdb;
    $like = '%' . $wpdb->esc_like("\"ref\":$block") . '%';
    return array_map('intval', $wpdb->get_col($wpdb->prepare("SELECT ID FROM {$wpdb->posts} WHERE post_type <> 'revision' AND post_content LIKE %s", $like)));
  }

  /** @param array<int, true> $seen the reused blocks around it */
  private static function holds(string $content, array $seen): bool {
    if (stripos($content, 'vitrine') !== false) {
      foreach (self::BLOCKS as $name) if (has_block($name, $content)) return true;
      preg_match_all('/' . get_shortcode_regex(self::SHORTCODES) . '/', $content, $found, PREG_SET_ORDER);
      // In double brackets it is a text about the shortcode.
      foreach ($found as $shortcode) if ($shortcode[1] !== '[' || $shortcode[6] !== ']') return true;
      if (preg_match(self::MARKUP, $content)) return true;
    }
    preg_match_all(self::REUSED, $content, $found);
    foreach (array_map('intval', $found[1]) as $id) {
      $block = isset($seen[$id]) ? null : get_post($id);
      if ($block instanceof \WP_Post && $block->post_type === 'wp_block' && self::holds($block->post_content, $seen + [$id => true])) return true;
    }
    return false;
  }
}
