<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

/**
 * The posts whose documents in Solr are out of date, in a table.
 *
 *   post is edited ──▶ row, version 1 ──▶ edited again ──▶ version 2 ──▶ Solr has it ──▶ row of version 2 is removed
 *
 * A row of a post that visitors may not read is hidden: from the same moment on no search finds it, whatever Solr still
 * holds. It stays so until Solr has forgotten it, even where the post is published again before.
 */
final class Queue {
  /** Of more hidden posts, no search is answered at all until Solr has forgotten some. */
  public const MOST_HIDDEN = 20000;
  /** How long to wait after each failure of a document, in seconds. */
  private const WAITS_S = [60, 300, 1800, 7200];

  /** @param string|null $table that of another site of the network */
  public static function add(int $post, bool $isHidden, ?string $table = null): void {
    global $wpdb;
    $table = $table ?? Tables::queue();
    // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours
    $wpdb->query($wpdb->prepare("INSERT INTO `$table` (post_id, hidden) VALUES (%d, %d) ON DUPLICATE KEY UPDATE version = version + 1, tries = 0, due = 0, hidden = GREATEST(hidden, VALUES(hidden))", $post, (int) $isHidden));
  }

  /** The rows whose turn it is, those of hidden posts first. @return array<int, int> the version by post */
  public static function due(int $limit): array {
    global $wpdb;
    $table = Tables::queue();
    // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours
    $rows = $wpdb->get_results($wpdb->prepare("SELECT post_id, version FROM `$table` WHERE due <= %d ORDER BY hidden DESC, due, post_id LIMIT %d", time(), $limit), ARRAY_A);
    return array_map('intval', array_column($rows, 'version', 'post_id'));
  }

  /** Removes the rows that no edit has touched since they were read. @param array<int, int> $versions */
  public static function done(array $versions): void {
    global $wpdb;
    $table = Tables::queue();
    foreach ($versions as $post => $version) {
      $wpdb->delete($table, ['post_id' => $post, 'version' => $version], '%d');
    }
  }

  /** Lets a post wait whose document Solr refuses. */
  public static function postpone(int $post): void {
    global $wpdb;
    $table = Tables::queue();
    // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours
    $tries = (int) $wpdb->get_var($wpdb->prepare("SELECT tries FROM `$table` WHERE post_id = %d", $post));
    $wait = self::WAITS_S[min($tries, count(self::WAITS_S) - 1)];
    $wpdb->update($table, ['tries' => $tries + 1, 'due' => time() + $wait], ['post_id' => $post], '%d', '%d');
  }

  public static function count(): int {
    global $wpdb;
    $table = Tables::queue();
    return (int) $wpdb->get_var("SELECT COUNT(*) FROM `$table`"); // phpcs:ignore WordPress.DB.PreparedSQL -- a name of ours
  }

  /** What no search may find now. @return int[]|null null where they can't be told, or are too many */
  public static function hidden(): ?array {
    global $wpdb;
    $table = Tables::queue();
    // phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours
    $posts = $wpdb->get_col($wpdb->prepare("SELECT post_id FROM `$table` WHERE hidden = 1 ORDER BY post_id LIMIT %d", self::MOST_HIDDEN + 1));
    if ($wpdb->last_error !== '' || count($posts) > self::MOST_HIDDEN) return null;
    return array_map('intval', $posts);
  }
}
