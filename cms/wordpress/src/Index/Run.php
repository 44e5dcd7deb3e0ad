<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

/** “Index all”: a run through all posts, which can be paused. Its state is an option, so that it goes on after a failure. */
final class Run {
  private const OPTION = 'vitrine_search_run';
  /** The number of the run that is paused: an option of its own, which no worker writes. */
  private const PAUSED = 'vitrine_search_paused';

  /** `none`, `running`, `paused` or `done`. */
  public string $status;
  /** Each run has a number of its own. Its documents carry it. */
  public int $number;
  /** The last post that is indexed. */
  public int $last;
  public int $done;
  public int $total;

  private function __construct(array $stored) {
    $this->status = in_array($stored['status'] ?? '', ['running', 'done'], true) ? $stored['status'] : 'none';
    foreach (['number', 'last', 'done', 'total'] as $name) $this->$name = (int) ($stored[$name] ?? 0);
  }

  /** The state as it is stored now: another process may have changed it. */
  public static function read(): self {
    foreach ([self::OPTION, self::PAUSED, 'notoptions'] as $key) wp_cache_delete($key, 'options');
    $stored = get_option(self::OPTION, []);
    $run = new self(is_array($stored) ? $stored : []);
    if ($run->status === 'running' && (int) get_option(self::PAUSED, 0) === $run->number) $run->status = 'paused';
    return $run;
  }

  public static function begin(): void {
    $run = self::read();
    $run->number = max(time(), $run->number + 1);
    [$run->status, $run->last, $run->done, $run->total] = ['running', 0, 0, 0];
    $run->store();
    Schedule::soon();
  }

  public static function pause(): void {
    $run = self::read();
    if ($run->status === 'running') update_option(self::PAUSED, $run->number, false);
  }

  public static function resume(): void {
    delete_option(self::PAUSED);
    Schedule::soon();
  }

  public function store(): void {
    $state = get_object_vars($this);
    if ($state['status'] === 'paused') $state['status'] = 'running';
    update_option(self::OPTION, $state, false);
  }
}
