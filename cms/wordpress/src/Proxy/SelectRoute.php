<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Proxy;

use Vitrine\Proxy\Request;
use Vitrine\Proxy\Response;
use Vitrine\WordPress\Settings\Settings;

/**
 * `vitrine/v1/select`: takes a search page's request and sends Solr's answer, in parts as they come. It needs no nonce:
 * it changes nothing, and says the same to everybody.
 */
final class SelectRoute {
  private const ROUTE = '/vitrine/v1/select';

  private static ?Response $reply = null;

  public static function start(): void {
    add_action('rest_api_init', static function (): void {
      register_rest_route('vitrine/v1', '/select', [
        'methods' => 'POST',
        'callback' => [self::class, 'answer'],
        'permission_callback' => '__return_true',
      ]);
    });
    add_filter('rest_pre_dispatch', [self::class, 'withoutDescription'], 9, 3);
    // After WordPress's own headers.
    add_filter('rest_pre_serve_request', [self::class, 'serve'], 1000, 4);
    // Before WordPress looks who is logged in: an old cookie must not turn a search away.
    add_filter('rest_authentication_errors', [self::class, 'anybody'], 1000);
  }

  /** The address for search pages, with pretty and with plain permalinks. */
  public static function address(): string {
    $url = rest_url('vitrine/v1/select');
    // On this origin whatever the host's name is: a request to another one would need CORS.
    $parts = wp_parse_url($url);
    return ($parts['path'] ?? '/') . (isset($parts['query']) ? "?{$parts['query']}" : '');
  }

  public static function answer(\WP_REST_Request $request): \WP_REST_Response {
    $reply = self::reply($request);
    // WordPress itself sends a refusal: for some it has headers to add.
    if ($reply->status !== 200) return new \WP_REST_Response(json_decode($reply->body()), $reply->status, $reply->headers);
    self::$reply = $reply;
    // It would add them behind the answer, which says that it is not to be stored.
    add_filter('rest_send_nocache_headers', '__return_false', PHP_INT_MAX);
    return new \WP_REST_Response(null, 200, $reply->headers);
  }

  /** @param mixed $error @return mixed */
  public static function anybody($error) {
    return is_wp_error($error) && self::isAsked() ? null : $error;
  }

  /** WordPress would describe the route. A search is a POST, and nothing else is answered. @param mixed $result @return mixed */
  public static function withoutDescription($result, \WP_REST_Server $server, \WP_REST_Request $request) {
    $isAsked = $request->get_route() === self::ROUTE && $request->get_method() === 'OPTIONS';
    return $isAsked ? new \WP_Error('vitrine_method', 'Only a POST is open', ['status' => 405]) : $result;
  }

  /** Sends the parts as they come, instead of WordPress's JSON. @param bool $isServed @param mixed $result */
  public static function serve($isServed, $result, \WP_REST_Request $request, \WP_REST_Server $server): bool {
    if ($isServed || self::$reply === null || $request->get_route() !== self::ROUTE) return (bool) $isServed;
    [$reply, self::$reply] = [self::$reply, null];
    while (ob_get_level() > 0 && ob_end_flush());
    $reply->send();
    return true;
  }

  private static function reply(\WP_REST_Request $request): Response {
    if (RateLimit::isReached()) return Response::error(429, 'There are too many searches from this address', ['retry-after' => '60']);
    $proxy = Site::proxy(Settings::read());
    if ($proxy === null) return Response::error(503, 'The search is not available');
    $headers = $_SERVER;
    return $proxy->handle(new Request(
      (string) ($headers['REQUEST_METHOD'] ?? ''),
      (string) ($headers['CONTENT_TYPE'] ?? ''),
      (string) ($headers['QUERY_STRING'] ?? ''),
      $request->get_body(),
      ['rest_route'],
      isset($headers['HTTP_CONTENT_ENCODING'])
    ));
  }

  private static function isAsked(): bool {
    $route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
    return is_string($route) && untrailingslashit($route) === self::ROUTE;
  }
}
