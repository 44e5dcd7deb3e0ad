<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Index\Run;
use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Mapping;
use Vitrine\WordPress\Settings\Settings;

/** Takes what the forms of the settings page send. Each checks the right and the nonce first. */
final class Forms {
  public static function connection(): void {
    self::check('connection', AdminPages::mayConnect());
    $stored = self::stored();
    $url = esc_url_raw(self::text('url'), ['http', 'https']);
    // Credentials in the address would be shown: they have fields of their own.
    $url = (string) preg_replace('~^(https?://)[^/@]*@~i', '$1', $url);
    // The address of the core in Solr's own screens, http://127.0.0.1:8983/solr/#/wordpress/core-overview.
    $url = (string) preg_replace('~/#/(?:\~cores/)?([\w.-]+).*$~D', '/$1', $url);
    $isSame = $url === ($stored['url'] ?? '');
    $stored['url'] = untrailingslashit((string) strtok($url, '?#'));
    $stored['user'] = self::text('user');
    // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- a password may hold any character
    $password = isset($_POST['password']) && is_string($_POST['password']) ? wp_unslash($_POST['password']) : '';
    // A password is kept for the same server alone: nobody can have it sent to another one.
    if ($password !== '' || !$isSame || $stored['user'] === '') $stored['password'] = $password;
    self::store($stored);
    self::back('connection');
  }

  public static function content(): void {
    self::check('content');
    $stored = self::stored();
    $types = array_intersect(self::list('types'), get_post_types(['public' => true]));
    $rows = isset($_POST['mappings']) && is_array($_POST['mappings']) ? wp_unslash($_POST['mappings']) : []; // phpcs:ignore WordPress.Security -- checked above, and sanitised below
    $mappings = [];
    foreach ($rows as $row) {
      if (!is_array($row)) continue;
      $mapping = Mapping::read(array_map(static fn ($value) => is_string($value) ? sanitize_text_field($value) : '', $row));
      if ($mapping !== null) $mappings[] = $mapping->toArray();
    }
    $stored['types'] = array_values($types);
    $stored['mappings'] = $mappings;
    $stored['languages'] = array_values(array_intersect(self::list('languages'), Settings::LANGUAGES));
    self::store($stored);
    self::back('content');
  }

  public static function page(): void {
    self::check('page');
    $stored = self::stored();
    $stored['page'] = (int) self::text('page');
    $stored['currency'] = preg_match('/^[A-Z]{3}$/D', strtoupper(self::text('currency'))) ? strtoupper(self::text('currency')) : '';
    foreach (['ownSearch', 'byLanguage', 'saving', 'gallery'] as $switch) $stored[$switch] = self::text($switch) === '1';
    $stored['leadForms'] = sanitize_html_class(self::text('leadForms'));
    $stored['script'] = self::text('script') === 'script' ? 'script' : 'modules';
    self::store($stored);
    self::back('page');
  }

  /** The buttons of “Index all” for browsers without JavaScript. */
  public static function index(): void {
    self::check('index');
    switch (self::text('do')) {
      case 'begin': Run::begin(); break;
      case 'pause': Run::pause(); break;
      case 'resume': Run::resume(); break;
    }
    self::back('index', false);
  }

  /** The schema to copy, as a zip. `bin/solr create` is given the folder that holds conf. */
  public static function schema(): void {
    self::check('schema');
    require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
    require_once ABSPATH . 'wp-admin/includes/file.php';
    $file = wp_tempnam('vitrine-configset.zip');
    wp_delete_file($file);
    $zip = new \PclZip($file);
    $zip->create([Plugin::path('solr/conf')], PCLZIP_OPT_REMOVE_PATH, Plugin::path('solr'), PCLZIP_OPT_ADD_PATH, 'vitrine-configset');
    nocache_headers();
    header('content-type: application/zip');
    header('content-disposition: attachment; filename="vitrine-configset.zip"');
    readfile($file); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file that was written above
    wp_delete_file($file);
    exit;
  }

  private static function check(string $form, ?bool $isAllowed = null): void {
    if (!($isAllowed ?? current_user_can(AdminPages::CAPABILITY))) wp_die(esc_html__('You may not change these settings.', 'vitrine-search'), '', 403);
    check_admin_referer("vitrine_search_$form");
  }

  private static function text(string $name): string {
    return isset($_POST[$name]) && is_string($_POST[$name]) ? sanitize_text_field(wp_unslash($_POST[$name])) : ''; // phpcs:ignore WordPress.Security.NonceVerification -- in check
  }

  /** @return string[] */
  private static function list(string $name): array {
    $values = isset($_POST[$name]) && is_array($_POST[$name]) ? wp_unslash($_POST[$name]) : []; // phpcs:ignore WordPress.Security -- the nonce in check; each is sanitised
    return array_map('sanitize_key', array_filter($values, 'is_string'));
  }

  private static function stored(): array {
    $stored = get_option(Settings::OPTION, []);
    return is_array($stored) ? $stored : [];
  }

  private static function store(array $settings): void {
    update_option(Settings::OPTION, $settings);
  }

  private static function back(string $section, bool $isSaved = true): void {
    $address = $isSaved ? add_query_arg('saved', $section, AdminPages::address()) : AdminPages::address();
    if (wp_safe_redirect("$address#$section")) exit;
  }
}
