<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\Address;
use Vitrine\FirstResults;
use Vitrine\Proxy;
use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\Request;
use Vitrine\Search\Config;
use Vitrine\WordPress\Proxy\Site;
use Vitrine\WordPress\Settings\Settings;

/** The search that the address of the page names, and Solr's answer to it. */
final class FirstSearch {
  /** A page waits no longer for Solr, in seconds: the browser asks then. */
  private const TIMEOUTS = ['connect' => 1, 'total' => 3];

  /** What the browser adopts as it stands; a widget that PHP can't write as the browser does is an empty text. */
  public FirstResults $widgets;
  /** @var array<string, mixed> Solr's answer */
  public array $answer;
  /** The first result's offset, from 0. */
  public int $start;

  /** @return self|null null where Solr does not answer, or only the browser knows what is searched for */
  public static function of(Search $search, Settings $settings, Links $links): ?self {
    $proxy = $search->isSaved ? null : Site::proxy($settings, self::TIMEOUTS);
    if ($proxy === null) return null;
    $first = self::ask($proxy, $search, $settings, $links->path(), (string) ($_SERVER['QUERY_STRING'] ?? ''));
    if ($first === null || $first->answer['response']['docs'] !== [] || $first->start === 0) return $first;
    // A page behind the last one: the browser shows the last one, too.
    $last = (int) ceil($first->answer['response']['numFound'] / $search->attributes->rows);
    $query = (string) substr(strstr($links->page($last), '?') ?: '?', 1);
    return self::ask($proxy, $search, $settings, $links->path(), $query);
  }

  private static function ask(Proxy $proxy, Search $search, Settings $settings, string $path, string $query): ?self {
    $first = new self();
    $first->widgets = new FirstResults($search->config, [
      'lang' => get_bloginfo('language'),
      'path' => $path,
      'query' => $query,
      'settings' => $settings->currency === '' ? [] : ['currency' => $settings->currency],
      'prefix' => "{$search->id}-",
    ]);
    $first->start = (new Address(new Config($search->config)))->read($query)->start;
    $body = $first->widgets->body();
    try {
      $response = $proxy->handle(new Request('POST', 'application/x-www-form-urlencoded; charset=UTF-8', '', (string) $body));
      $text = $response->status === 200 ? $response->body() : '';
    } catch (NoAnswer $brokenOff) {
      return null;
    }
    $answer = json_decode($text, true);
    if (!is_array($answer) || !isset($answer['response']['docs']) || !$first->widgets->answer($text)) return null;
    $first->answer = $answer;
    return $first;
  }
}
