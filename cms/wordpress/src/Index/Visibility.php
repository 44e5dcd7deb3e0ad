<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;

/** What any visitor may read. Nothing else is ever sent to Solr. */
final class Visibility {
  private Settings $settings;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
  }

  /** Whether a post may be found. An attachment may be, where what it is attached to may be read. */
  public function isPublic(?\WP_Post $post): bool {
    if ($post === null || !in_array($post->post_type, $this->types(), true)) return false;
    $isPublic = $this->isReadable($post) && !SearchPages::isOne($post);
    /** Filters whether a post may be found: membership plugins can hide more. It can only hide. */
    return $isPublic && (bool) apply_filters('vitrine_search_is_public', true, $post);
  }

  /** The types that are indexed and that visitors can open. @return string[] */
  public function types(): array {
    return array_values(array_filter($this->settings->types, 'is_post_type_viewable'));
  }

  /** The statuses of posts that visitors can open. @return string[] */
  public static function statuses(): array {
    return array_values(array_filter(get_post_stati(['public' => true]), 'is_post_status_viewable'));
  }

  /** The number of posts that may be found, without those that a filter hides. */
  public function count(): int {
    global $wpdb;
    [$where, $values] = $this->condition();
    if ($where === '') return 0;
    [$mayBe, $more] = SearchPages::candidates('p');
    $from = "FROM {$wpdb->posts} p LEFT JOIN {$wpdb->posts} parent ON parent.ID = p.post_parent WHERE $where";
    // phpcs:disable WordPress.DB.PreparedSQL -- the conditions hold placeholders alone
    $all = (int) $wpdb->get_var($wpdb->prepare("SELECT COUNT(*) $from", $values));
    $found = $wpdb->get_col($wpdb->prepare("SELECT p.ID $from AND $mayBe", array_merge($values, $more)));
    // phpcs:enable
    return $all - SearchPages::among(array_map('intval', $found));
  }

  /** The ids of posts that may be found, behind an id. @return int[] */
  public function idsAfter(int $id, int $limit): array {
    global $wpdb;
    [$where, $values] = $this->condition();
    if ($where === '') return [];
    // phpcs:ignore WordPress.DB.PreparedSQL -- the condition holds placeholders alone
    return array_map('intval', $wpdb->get_col($wpdb->prepare("SELECT p.ID FROM {$wpdb->posts} p LEFT JOIN {$wpdb->posts} parent ON parent.ID = p.post_parent WHERE $where AND p.ID > %d ORDER BY p.ID LIMIT %d", array_merge($values, [$id, $limit]))));
  }

  /** @return array{string, array} the condition with placeholders, and their values */
  private function condition(): array {
    $types = $this->types();
    $statuses = self::statuses();
    if ($types === [] || $statuses === []) return ['', []];
    $list = static fn (array $values): string => implode(',', array_fill(0, count($values), '%s'));
    $isOpen = static fn (string $table): string => "$table.post_password = '' AND $table.post_status IN ({$list($statuses)})";
    $where = "p.post_type IN ({$list($types)}) AND p.post_password = '' AND ({$isOpen('p')} OR (p.post_type = 'attachment' AND p.post_status = 'inherit' AND (p.post_parent = 0 OR parent.ID IS NULL OR ({$isOpen('parent')}))))";
    return [$where, array_merge($types, $statuses, $statuses)];
  }

  private function isReadable(\WP_Post $post): bool {
    if ($post->post_password !== '') return false;
    if ($post->post_type !== 'attachment' || $post->post_status !== 'inherit') return in_array($post->post_status, self::statuses(), true);
    $parent = $post->post_parent > 0 ? get_post($post->post_parent) : null;
    return $parent === null || $this->isReadable($parent);
  }
}
