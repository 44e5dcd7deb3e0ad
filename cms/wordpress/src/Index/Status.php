<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;
use Vitrine\WordPress\Solr\Client;
use Vitrine\WordPress\Solr\Failure;

/** How far the index is, for the settings page and the command line. */
final class Status {
  /** Solr is not waited for longer than this, in seconds. */
  private const TIMEOUT_S = 3;

  /** @return array{status: string, done: int, total: int, waiting: int, inSolr: int|null, inWordPress: int, problem: string} */
  public static function now(): array {
    $settings = Settings::read();
    $run = Run::read();
    $inSolr = null;
    $problem = '';
    try {
      if ($settings->isConnected()) $inSolr = (new Client($settings, self::TIMEOUT_S))->count();
    } catch (Failure $failure) {
      $problem = $failure->getMessage();
    }
    return [
      'status' => $run->status,
      'done' => $run->done,
      'total' => max($run->total, $run->done),
      'waiting' => Queue::count(),
      'inSolr' => $inSolr,
      // Not counted anew each second of a run.
      'inWordPress' => $run->status === 'running' && $run->total > 0 ? $run->total : (new Visibility($settings))->count(),
      'problem' => $problem,
    ];
  }
}
