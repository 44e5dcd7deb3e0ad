<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

/** Suggests a text for the site's privacy policy. */
final class Privacy {
  public static function add(): void {
    if (!function_exists('wp_add_privacy_policy_content')) return;
    $texts = [
      __('When you search on this site, your words and filters are sent to our search server. They are not stored with your name or address.', 'vitrine-search'),
      __('To prevent abuse, we count the searches of each address for up to two minutes, as a hash that does not show the address.', 'vitrine-search'),
      __('When you save an item, its number is stored in a cookie and in the storage of your browser, for up to one year. It is not linked to you.', 'vitrine-search'),
    ];
    wp_add_privacy_policy_content(__('Vitrine Search', 'vitrine-search'), wp_kses_post('<p>' . implode('</p><p>', array_map('esc_html', $texts)) . '</p>'));
  }
}
