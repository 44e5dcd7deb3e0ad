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
    do {
      Worker::work(10.0, true);
      $status = Status::now();
      if ($status['problem'] !== '') \WP_CLI::error($status['problem']);
      if ($status['status'] === 'running') \WP_CLI::log("{$status['done']} / {$status['total']}");
    } while ($status['status'] === 'running');
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
