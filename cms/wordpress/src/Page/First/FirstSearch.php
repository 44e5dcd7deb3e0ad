<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page\First;

use Vitrine\Address;
use Vitrine\FirstResults;
use Vitrine\Proxy;
use Vitrine\Proxy\NoAnswer;
use Vitrine\Proxy\Request;
use Vitrine\Proxy\Response;
use Vitrine\Search\Config;
use Vitrine\WordPress\Page\Search;
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
    if ($search->isSaved) return null;
    $first = self::ask($search, $settings, $links->path(), Links::query());
    if ($first === null || $first->answer['response']['docs'] !== [] || $first->start === 0) return $first;
    // A page behind the last one: the browser shows the last one, too.
    $last = (int) ceil($first->answer['response']['numFound'] / $search->attributes->rows);
    $query = (string) substr(strstr($links->page($last), '?') ?: '?', 1);
    return self::ask($search, $settings, $links->path(), $query);
  }

  public static function widgetsOf(Search $search, Settings $settings, string $path, string $query): FirstResults {
    return new FirstResults($search->config, [
      'lang' => get_bloginfo('language'),
      'path' => $path,
      'query' => $query,
      'settings' => $settings->currency === '' ? [] : ['currency' => $settings->currency],
      'prefix' => "{$search->id}-",
    ]);
  }

  /** The proxy, with a page's patience. */
  public static function proxy(Settings $settings): ?Proxy {
    return Site::proxy($settings, self::TIMEOUTS);
  }

  public static function request(string $body): Request {
    return new Request('POST', 'application/x-www-form-urlencoded; charset=UTF-8', '', $body);
  }

  private static function ask(Search $search, Settings $settings, string $path, string $query): ?self {
    $first = new self();
    $first->widgets = self::widgetsOf($search, $settings, $path, $query);
    $first->start = (new Address(new Config($search->config)))->read($query)->start;
    $response = self::response((string) $first->widgets->body(), $settings);
    try {
      $text = $response !== null && $response->status === 200 ? $response->body() : '';
    } catch (NoAnswer $brokenOff) {
      return null;
    }
    $answer = json_decode($text, true);
    if (!is_array($answer) || !isset($answer['response']['docs']) || !$first->widgets->answer($text)) return null;
    $first->answer = $answer;
    return $first;
  }

  private static function response(string $body, Settings $settings): ?Response {
    $begun = EarlySearch::take($body);
    if ($begun !== null) return $begun->response();
    $proxy = self::proxy($settings);
    return $proxy === null ? null : $proxy->handle(self::request($body));
  }
}
