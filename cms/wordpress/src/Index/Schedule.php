<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Proxy\RateLimit;

/** Lets WordPress's cron run the worker: soon after a change, and every few minutes for what was left. */
final class Schedule {
  private const EVENT = 'vitrine_search_work';
  private const OFTEN = 'vitrine_search_often';
  /** How long one run of the cron works, in seconds. */
  private const WORK_S = 20.0;

  private static bool $isAsked = false;

  public static function start(): void {
    add_filter('cron_schedules', static function (array $schedules): array {
      return $schedules + [self::OFTEN => ['interval' => 5 * MINUTE_IN_SECONDS, 'display' => __('Every five minutes', 'vitrine-search')]];
    });
    add_action(self::EVENT, [self::class, 'work']);
    add_action('init', static function (): void {
      if (!wp_next_scheduled(self::EVENT, ['often'])) wp_schedule_event(time() + MINUTE_IN_SECONDS, self::OFTEN, self::EVENT, ['often']);
    });
  }

  public static function work(): void {
    RateLimit::sweep();
    Worker::work(self::WORK_S);
  }

  /** Once per request is enough. */
  public static function soon(): void {
    if (self::$isAsked) return;
    self::$isAsked = true;
    $pause = Problems::pause()['until'];
    if (!wp_next_scheduled(self::EVENT)) wp_schedule_single_event(max(time(), $pause), self::EVENT);
  }

  public static function clear(): void {
    wp_unschedule_hook(self::EVENT);
  }
}
