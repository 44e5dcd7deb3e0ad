<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Settings;
use Vitrine\WordPress\Solr\Client;
use Vitrine\WordPress\Solr\Failure;

/** Brings Solr up to date, in batches of what has changed, and of the posts of a run. */
final class Worker {
  private const BATCH = 100;

  private Settings $settings;
  private Client $client;
  private Visibility $visibility;
  private Documents $documents;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
    $this->client = new Client($settings);
    $this->visibility = new Visibility($settings);
    $this->documents = new Documents($settings, $this->visibility);
  }

  /**
   * Works until nothing is left or the time is over. Where another process works, it does nothing.
   * @param float $seconds for how long; at least one batch is sent
   * @param bool $isAsked whether somebody waits for it: then a Solr that did not answer is asked again at once
   */
  public static function work(float $seconds, bool $isAsked = false): void {
    $settings = Settings::read();
    if (!$settings->isConnected() || (!$isAsked && Problems::pause()['until'] > time()) || !Lock::take()) return;
    $worker = new self($settings);
    $end = microtime(true) + $seconds;
    try {
      do $isMore = $worker->batch(); while ($isMore && microtime(true) < $end);
      Problems::answered();
    } catch (Failure $failure) {
      Problems::failed($failure);
    } finally {
      Lock::free();
    }
    if (Queue::count() > 0 || Run::read()->status === 'running') Schedule::soon();
  }

  /** @return bool whether there may be more @throws Failure */
  private function batch(): bool {
    $versions = Queue::due(self::BATCH);
    if ($versions !== []) $this->send(array_keys($versions), $versions);
    // Neither of the two waits for the end of the other.
    $run = Run::read();
    if ($run->status !== 'running') return $versions !== [];
    if ($run->last === 0) $run->total = $this->visibility->count();
    $ids = $this->visibility->idsAfter($run->last, self::BATCH);
    if ($ids !== []) $this->send($ids, []);
    // What no run and no edit has touched since is no longer a public post.
    else $this->client->deleteAll("run:[{$run->number} TO *]");
    $now = Run::read();
    if ($now->number !== $run->number) return true;
    if ($ids === []) $run->status = 'done';
    else [$run->last, $run->done, $run->status] = [max($ids), $run->done + count($ids) - SearchPages::among($ids), $now->status];
    $run->store();
    return $run->status === 'running' || $versions !== [];
  }

  /** @param int[] $posts @param array<int, int> $versions of the rows that these posts have in the queue @throws Failure */
  private function send(array $posts, array $versions): void {
    self::forget($posts);
    _prime_post_caches($posts, true, true);
    $documents = [];
    $ids = [];
    foreach ($posts as $post) {
      $document = $this->documents->of($post);
      if ($document === null) $ids[$post] = Documents::id($post);
      else $documents[$post] = $document;
    }
    try {
      $this->client->update(array_values($documents), $ids);
      Queue::done($versions);
      foreach ($posts as $post) Problems::solved($post);
    } catch (Failure $failure) {
      if (!$failure->isOfDocuments()) throw $failure;
      if (count($posts) === 1) $this->refused($posts[0], $failure);
      else foreach (array_chunk($posts, (int) ceil(count($posts) / 4)) as $part) $this->send($part, array_intersect_key($versions, array_flip($part)));
    }
  }

  /** Forgets what this process has read: another one may have changed it since. @param int[] $posts */
  private static function forget(array $posts): void {
    if (wp_cache_supports('flush_runtime')) {
      wp_cache_flush_runtime();
      return;
    }
    foreach (['posts', 'post_meta'] as $group) wp_cache_delete_multiple($posts, $group);
    foreach (get_taxonomies() as $taxonomy) {
      $terms = array_merge([], ...array_map(static fn ($post) => (array) wp_cache_get($post, "{$taxonomy}_relationships"), $posts));
      wp_cache_delete_multiple(array_filter($terms, 'is_int'), 'terms');
      wp_cache_delete_multiple($posts, "{$taxonomy}_relationships");
    }
  }

  /** One document that Solr does not take must not stop the others. */
  private function refused(int $post, Failure $failure): void {
    Problems::ofPost($post, $failure->getMessage());
    Queue::add($post, false);
    Queue::postpone($post);
  }
}
