<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

/** `vitrine/v1/index`, for administrators alone: starts, pauses and resumes a run, works a while and says how far it is. */
final class ProgressRoute {
  private const WORK_S = 1.0;

  public static function start(): void {
    add_action('rest_api_init', static function (): void {
      register_rest_route('vitrine/v1', '/index', [
        'methods' => 'POST',
        'callback' => [self::class, 'answer'],
        'permission_callback' => static fn () => current_user_can('manage_options'),
        'args' => ['do' => ['type' => 'string', 'enum' => ['begin', 'pause', 'resume', 'work'], 'required' => true]],
      ]);
    });
  }

  public static function answer(\WP_REST_Request $request): \WP_REST_Response {
    switch ($request['do']) {
      case 'begin': Run::begin(); break;
      case 'pause': Run::pause(); break;
      case 'resume': Run::resume(); break;
    }
    if ($request['do'] !== 'pause') Worker::work(self::WORK_S, true);
    return new \WP_REST_Response(Status::now());
  }
}
