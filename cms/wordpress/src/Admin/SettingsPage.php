<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Settings;
use Vitrine\WordPress\Solr\Client;
use Vitrine\WordPress\Solr\Failure;
use Vitrine\WordPress\Solr\SchemaCheck;

/** The settings page: the connection, what is indexed, the index, and the search page, in the order of the first steps. */
final class SettingsPage {
  public static function show(): void {
    if (!current_user_can(AdminPages::CAPABILITY)) return;
    $settings = Settings::read();
    echo '<div class="wrap"><h1>' . esc_html__('Vitrine Search', 'vitrine-search') . '</h1>';
    self::connection($settings);
    (new ContentForm($settings))->show();
    (new IndexForm($settings))->show();
    (new PageForm($settings))->show();
    echo '</div>';
  }

  /** Opens a form: its title, that it was saved, where it is sent, and its nonce. */
  public static function open(string $form, string $title): void {
    printf('<h2 id="%s">%s</h2>', esc_attr($form), esc_html($title));
    // The browser goes to the title of what was saved.
    if (($_GET['saved'] ?? '') === $form) self::notice('success', __('Saved.', 'vitrine-search')); // phpcs:ignore WordPress.Security.NonceVerification -- a message
    printf('<form method="post" action="%2$s"><input type="hidden" name="action" value="vitrine_search_%1$s">', esc_attr($form), esc_url(admin_url('admin-post.php')));
    wp_nonce_field("vitrine_search_$form", '_wpnonce', true);
  }

  /** A row of a form's table. @param string $html escaped */
  public static function row(string $label, string $for, string $html, string $help = ''): void {
    $name = $for === '' ? esc_html($label) : sprintf('<label for="%s">%s</label>', esc_attr($for), esc_html($label));
    $described = $help === '' ? '' : '<p class="description">' . esc_html($help) . '</p>';
    echo "<tr><th scope=\"row\">$name</th><td>$html$described</td></tr>"; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above
  }

  public static function checkbox(string $name, string $value, bool $isOn, string $label): string {
    return sprintf('<label><input type="checkbox" name="%s" value="%s"%s> %s</label><br>', esc_attr($name), esc_attr($value), checked($isOn, true, false), esc_html($label));
  }

  /** @param 'success'|'error'|'warning' $kind */
  public static function notice(string $kind, string $text): void {
    printf('<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr($kind), esc_html($text));
  }

  private static function connection(Settings $settings): void {
    if (!AdminPages::mayConnect()) return;
    self::schemaForm();
    self::open('connection', __('2. Connection', 'vitrine-search'));
    echo '<table class="form-table" role="presentation">';
    $isFixed = static fn (string $constant): string => Settings::constant($constant) === null ? '' : ' readonly';
    $fixed = __('wp-config.php sets this.', 'vitrine-search');
    self::row(__('Solr\'s address', 'vitrine-search'), 'vitrine-url', sprintf('<input class="regular-text" type="url" id="vitrine-url" name="url" value="%s" placeholder="http://127.0.0.1:8983/solr/wordpress"%s>', esc_attr($settings->url), $isFixed('VITRINE_SOLR_URL')), $isFixed('VITRINE_SOLR_URL') ? $fixed : __('With the name of the core or collection at its end. Visitors never see it.', 'vitrine-search'));
    self::row(__('User', 'vitrine-search'), 'vitrine-user', sprintf('<input class="regular-text" type="text" id="vitrine-user" name="user" value="%s" autocomplete="off"%s>', esc_attr($settings->user), $isFixed('VITRINE_SOLR_USER')), $isFixed('VITRINE_SOLR_USER') ? $fixed : __('Where Solr asks for one.', 'vitrine-search'));
    $isStored = $settings->password !== '' ? __('A password is stored. Leave this empty to keep it.', 'vitrine-search') : '';
    self::row(__('Password', 'vitrine-search'), 'vitrine-password', sprintf('<input class="regular-text" type="password" id="vitrine-password" name="password" value="" autocomplete="new-password"%s>', $isFixed('VITRINE_SOLR_PASSWORD')), $isFixed('VITRINE_SOLR_PASSWORD') ? $fixed : $isStored);
    echo '</table>';
    submit_button(__('Save and test the connection', 'vitrine-search'), 'primary', 'submit', true, ['id' => 'vitrine-save-connection']);
    echo '</form>';
    if ($settings->isConnected()) self::test($settings);
  }

  /** Asks Solr, and says what is wrong. */
  private static function test(Settings $settings): void {
    $client = new Client($settings, 5);
    try {
      $client->probe();
      $problems = SchemaCheck::problems($client->schema(), $settings);
    } catch (Failure $failure) {
      self::notice('error', $failure->getMessage());
      return;
    }
    if ($problems === []) {
      self::notice('success', __('Solr answers, and its schema fits.', 'vitrine-search'));
      return;
    }
    self::notice('warning', __('Solr answers, but its schema does not fit:', 'vitrine-search') . ' ' . implode(' ', $problems));
  }

  private static function schemaForm(): void {
    self::open('schema', __('1. A core in Solr', 'vitrine-search'));
    echo '<p>' . esc_html__('Solr needs a core with the schema of this plugin. With a Solr on this server, make it with the folder of the plugin:', 'vitrine-search') . '</p>';
    printf('<p><code>bin/solr create -c wordpress -d %s</code></p>', esc_html(Plugin::path('solr')));
    echo '<p>' . esc_html__('With a Solr on another server, or one that may not read this folder, download the schema, unpack it there, and name the unpacked folder instead:', 'vitrine-search') . '</p>';
    echo '<p><code>bin/solr create -c wordpress -d /path/to/vitrine-configset</code></p>';
    submit_button(__('Download the schema', 'vitrine-search'), 'secondary', 'submit', true, ['id' => 'vitrine-download-schema']);
    echo '</form>';
  }
}
