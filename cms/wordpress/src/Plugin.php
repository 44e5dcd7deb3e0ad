<?php
declare(strict_types=1);

namespace Vitrine\WordPress;

use Vitrine\WordPress\Admin\AdminPages;
use Vitrine\WordPress\Index\Command;
use Vitrine\WordPress\Index\ProgressRoute;
use Vitrine\WordPress\Index\Schedule;
use Vitrine\WordPress\Index\Tables;
use Vitrine\WordPress\Index\Watcher;
use Vitrine\WordPress\Page\Assets;
use Vitrine\WordPress\Page\Blocks;
use Vitrine\WordPress\Page\OwnSearch;
use Vitrine\WordPress\Page\Patterns;
use Vitrine\WordPress\Page\Shortcodes;
use Vitrine\WordPress\Proxy\SelectRoute;

/** Connects the plugin's parts with WordPress. */
final class Plugin {
  /** The version, which is in the addresses of scripts and styles. */
  public const VERSION = '0.1.0';

  public static function start(): void {
    register_activation_hook(VITRINE_SEARCH_FILE, [Tables::class, 'activate']);
    Network::start();
    add_action('init', [self::class, 'loadTexts']);
    add_action('init', [Tables::class, 'update'], 5);
    foreach ([Watcher::class, Schedule::class, SelectRoute::class, ProgressRoute::class, Blocks::class, Shortcodes::class, Patterns::class, Assets::class, OwnSearch::class, Page\First\EarlySearch::class, Page\Gallery::class, Page\LeadForms::class] as $part) {
      $part::start();
    }
    if (is_admin()) AdminPages::start();
    if (defined('WP_CLI') && WP_CLI) \WP_CLI::add_command('vitrine', Command::class);
  }

  public static function loadTexts(): void {
    load_plugin_textdomain('vitrine-search', false, dirname(plugin_basename(VITRINE_SEARCH_FILE)) . '/languages');
  }

  /** The address of a file of the plugin. */
  public static function url(string $path): string {
    return plugins_url($path, VITRINE_SEARCH_FILE);
  }

  /** The path of a file of the plugin. */
  public static function path(string $path): string {
    return plugin_dir_path(VITRINE_SEARCH_FILE) . $path;
  }
}
