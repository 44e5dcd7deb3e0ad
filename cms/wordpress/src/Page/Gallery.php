<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Settings\Settings;

/** Opens the pictures of gallery blocks in our gallery, where the settings say so: those that link to their file. */
final class Gallery {
  private static int $count = 0;

  public static function start(): void {
    add_filter('render_block_core/gallery', [self::class, 'mark']);
  }

  public static function mark(string $html): string {
    if (is_admin() || !Settings::read()->gallery) return $html;
    $name = 'gallery-' . ++self::$count;
    $marked = preg_replace('~<a (?=[^>]*href="[^"]+\.(?:jpe?g|png|gif|webp|avif)")~i', "<a data-colorbox-gallery=\"$name\" ", $html);
    if ($marked === null || $marked === $html) return $html;
    Assets::need();
    return $marked;
  }
}
