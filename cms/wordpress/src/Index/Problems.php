<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Solr\Failure;

/** What went wrong, for administrators; and how long to leave a Solr alone that does not answer. */
final class Problems {
  private const LIST = 'vitrine_search_problems';
  private const PAUSE = 'vitrine_search_pause';
  private const MOST = 20;
  /** The longest pause, in seconds. */
  private const LONGEST_S = 300;

  /** A document that Solr refuses. */
  public static function ofPost(int $post, string $message): void {
    $problems = self::posts();
    unset($problems[$post]);
    update_option(self::LIST, array_slice([$post => $message] + $problems, 0, self::MOST, true), false);
  }

  public static function solved(int $post): void {
    $problems = self::posts();
    if (!isset($problems[$post])) return;
    unset($problems[$post]);
    update_option(self::LIST, $problems, false);
  }

  /** @return array<int, string> messages by post */
  public static function posts(): array {
    $stored = get_option(self::LIST, []);
    return is_array($stored) ? $stored : [];
  }

  public static function failed(Failure $failure): void {
    $times = self::pause()['times'] + 1;
    $wait = min(self::LONGEST_S, 5 * 2 ** min($times, 8));
    update_option(self::PAUSE, ['times' => $times, 'until' => time() + $wait, 'message' => $failure->getMessage()], false);
  }

  public static function answered(): void {
    if (self::pause()['times'] > 0) delete_option(self::PAUSE);
  }

  /** @return array{times: int, until: int, message: string} the failures in a row, and until when nothing is sent */
  public static function pause(): array {
    $stored = get_option(self::PAUSE, []);
    return (is_array($stored) ? $stored : []) + ['times' => 0, 'until' => 0, 'message' => ''];
  }
}
