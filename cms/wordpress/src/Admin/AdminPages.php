<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Settings;

/** The settings page in the menu, its forms, and the text about privacy. Administrators alone see any of it. */
final class AdminPages {
  public const SLUG = 'vitrine-search';
  public const CAPABILITY = 'manage_options';

  public static function start(): void {
    add_action('admin_menu', static function (): void {
      $page = add_options_page(__('Vitrine Search', 'vitrine-search'), __('Vitrine Search', 'vitrine-search'), self::CAPABILITY, self::SLUG, [SettingsPage::class, 'show']);
      add_action("admin_print_scripts-$page", [self::class, 'scripts']);
    });
    foreach (['connection', 'content', 'page', 'index', 'schema'] as $form) {
      add_action("admin_post_vitrine_search_$form", [Forms::class, $form]);
    }
    add_filter('plugin_action_links_' . plugin_basename(VITRINE_SEARCH_FILE), static function (array $links): array {
      return array_merge(['<a href="' . esc_url(self::address()) . '">' . esc_html__('Settings', 'vitrine-search') . '</a>'], $links);
    });
    add_action('admin_notices', [self::class, 'firstStep']);
    add_action('admin_init', [Privacy::class, 'add']);
  }

  public static function address(): string {
    return admin_url('options-general.php?page=' . self::SLUG);
  }

  /** Whether this administrator may say where Solr is: in a network only its super administrators. */
  public static function mayConnect(): bool {
    return current_user_can(is_multisite() ? 'manage_network_options' : self::CAPABILITY);
  }

  public static function scripts(): void {
    wp_enqueue_style('vitrine-search-settings', Plugin::url('styles/settings.css'), [], Plugin::VERSION);
    wp_enqueue_script('vitrine-search-progress', Plugin::url('blocks/progress.js'), ['wp-api-fetch', 'wp-i18n'], Plugin::VERSION, true);
    wp_set_script_translations('vitrine-search-progress', 'vitrine-search', Plugin::path('languages'));
  }

  public static function firstStep(): void {
    $screen = get_current_screen();
    if ($screen === null || $screen->id !== 'plugins' || Settings::read()->isConnected() || !self::mayConnect()) return;
    printf('<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>', esc_html__('Vitrine Search needs the address of your Solr.', 'vitrine-search'), esc_url(self::address()), esc_html__('Enter it', 'vitrine-search'));
  }
}
