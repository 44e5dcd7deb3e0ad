<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Proxy;

use Vitrine\Proxy;
use Vitrine\WordPress\Index\Queue;
use Vitrine\WordPress\Index\Visibility;
use Vitrine\WordPress\Settings\Settings;

/** The search proxy of this site: what visitors may reach, and the filters that no request can change. */
final class Site {
  /** What each document has, and visitors may see. */
  public const FIELDS = ['id', 'title', 'teaser', 'url', 'image', 'image_alt', 'created', 'modified', 'bundle', 'lang', 'suggest'];

  /** Without curl, in seconds. */
  private const TIMEOUT_S = 15.0;

  /** @param array<string, float> $timeouts @return Proxy|null null while no search can be answered */
  public static function proxy(Settings $settings, array $timeouts = []): ?Proxy {
    $filters = self::filters($settings);
    if (!$settings->isConnected() || $filters === null) return null;
    return new Proxy([
      'solr' => self::address($settings),
      'fields' => array_merge(self::FIELDS, array_keys($settings->fields())),
      'filters' => $filters,
      // Solr would repeat the filters in each answer, with the numbers of the posts that nobody may find.
      'defaults' => ['qf' => self::weights($settings), 'echoParams' => 'none'],
      'timeouts' => $timeouts,
    ], static fn (string $line) => error_log(self::withoutSecrets($line, $settings)), function_exists('curl_multi_init') ? null : new HttpClient($timeouts['total'] ?? self::TIMEOUT_S));
  }

  /** @return string[]|null null where nothing may be found */
  private static function filters(Settings $settings): ?array {
    $hidden = Queue::hidden();
    $types = (new Visibility($settings))->types();
    if ($hidden === null || $types === []) return null;
    $quoted = array_map(static fn ($type) => '"' . addcslashes($type, '"\\') . '"', $types);
    $filters = ['index_id:"' . addcslashes(Settings::siteKey(), '"\\') . '"', 'bundle:(' . implode(' ', $quoted) . ')'];
    // The terms parser takes any number of ids. Not cached: the list changes with each edit.
    if ($hidden !== []) $filters[] = '{!cache=false}*:* -_query_:"{!terms f=post_id}' . implode(',', $hidden) . '"';
    return $filters;
  }

  /** How much a word counts in each field. */
  private static function weights(Settings $settings): string {
    $stems = array_map(static fn ($language) => "stemmed_$language", $settings->languages);
    /** Filters the fields that are searched, with their weights, as Solr's `qf`. */
    return (string) apply_filters('vitrine_search_weights', implode(' ', array_merge(['title^5', 'teaser^2', 'content'], $stems)));
  }

  /** Solr's address with the credentials, as curl reads them. */
  public static function address(Settings $settings): string {
    if ($settings->user === '') return $settings->url;
    $secret = rawurlencode($settings->user) . ':' . rawurlencode($settings->password);
    return (string) preg_replace('~^(https?://)~i', '$1' . addcslashes($secret, '\\$') . '@', $settings->url);
  }

  /** The first line alone: what follows are the calls, with parts of their arguments. */
  private static function withoutSecrets(string $line, Settings $settings): string {
    $first = strtok($line, "\n") ?: '';
    $secrets = array_filter([$settings->password, rawurlencode($settings->password)], static fn ($text) => $text !== '');
    return str_replace($secrets, '…', $first);
  }
}
