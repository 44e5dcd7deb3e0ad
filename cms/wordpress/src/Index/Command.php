<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;

/** Indexes the site in Apache Solr. */
final class Command {
  /**
   * Indexes what has changed, or all posts.
   *
   * ## OPTIONS
   *
   * [--all]
   * : Begins anew with all posts.
   *
   * ## EXAMPLES
   *
   *     wp vitrine index --all
   *
   * @param string[] $arguments
   * @param array<string, mixed> $options
   */
  public function index(array $arguments, array $options): void {
    if (!Settings::read()->isConnected()) \WP_CLI::error(__('Solr\'s address is not set.', 'vitrine-search'));
    if (!empty($options['all'])) Run::begin();
    $status = Status::now();
    do {
      $before = $status;
      Worker::work(10.0, true);
      $status = Status::now();
      $pause = Problems::pause();
      $problem = $pause['until'] > time() ? $pause['message'] : $status['problem'];
      if ($problem !== '') \WP_CLI::error($problem);
      if ($status['status'] === 'running') \WP_CLI::log("{$status['done']} / {$status['total']}");
      // Another process is working: it has the lock.
      if ($status === $before && $status['status'] === 'running') sleep(1);
      // What Solr refuses waits for another time.
    } while ($status['status'] === 'running' || $status['waiting'] > 0 && $status['waiting'] < $before['waiting']);
    $this->status();
  }

  /** Says how many posts are in Solr and in WordPress. */
  public function status(): void {
    foreach (Status::now() as $name => $value) \WP_CLI::log("$name: " . ($value ?? '?'));
  }

  /** Pauses the run. */
  public function pause(): void {
    Run::pause();
    $this->status();
  }

  /** Lets a paused run go on in the background. */
  public function resume(): void {
    Run::resume();
    $this->status();
  }
}
