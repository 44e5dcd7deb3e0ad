<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Settings\Settings;

/** The markup of one result, with bindings to the fields of its document. */
final class Cards {
  public const NAMES = ['picture', 'text', 'details', 'part'];

  private Settings $settings;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
  }

  /** @param string $part the theme's template part, for the card `part` */
  public function template(string $name, string $part, bool $isSavable): string {
    $own = $name === 'part' ? self::ofTheme($part) : '';
    if ($own !== '') return $own;
    $picture = '<div class="vitrine-post__picture" data-vitrine-if="image"><img alt="" width="640" height="400" data-vitrine-attr-src="image"></div>';
    $title = '<h2 class="vitrine-post__title"><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h2>';
    $teaser = '<p class="vitrine-post__teaser" data-vitrine-if="teaser" data-vitrine-text="teaser"></p>';
    $parts = ['picture' => $picture . $title . $this->prices() . $teaser, 'text' => $title . $teaser, 'details' => $picture . $title . $teaser . $this->details()];
    return '<article class="vitrine-post">' . ($parts[$name] ?? $parts['picture']) . ($isSavable ? self::flag() : '') . '</article>';
  }

  /** The fields that a card reads, from its bindings. @return string[] */
  public static function fieldsOf(string $template): array {
    preg_match_all('/data-vitrine-(?:text|html|highlight|if|unless|each|attr-[\w-]+)="([\w]+)/', $template, $found);
    return array_values(array_unique(array_merge(['id', 'title', 'url'], $found[1])));
  }

  private static function flag(): string {
    return sprintf('<div class="vitrine-post__flag" data-vitrine="flag" data-vitrine-text.flag="%s" data-vitrine-text.unflag="%s"></div>', esc_attr__('Save', 'vitrine-search'), esc_attr__('Saved', 'vitrine-search'));
  }

  private function prices(): string {
    $html = '';
    foreach ($this->settings->fields() as $field => $mapping) {
      if ($mapping->role === 'price') $html .= sprintf('<p class="vitrine-post__price" data-vitrine-if="%1$s"><b data-vitrine-text="%1$s" data-vitrine-format="currency"></b></p>', esc_attr($field));
    }
    return $html;
  }

  private function details(): string {
    $formats = ['price' => ' data-vitrine-format="currency"', 'number' => ' data-vitrine-format="number"', 'date' => ' data-vitrine-format="date:medium"'];
    $rows = '';
    foreach ($this->settings->fields() as $field => $mapping) {
      if (in_array($mapping->role, ['text', 'place'], true)) continue;
      $rows .= sprintf('<div data-vitrine-if="%1$s"><dt>%2$s</dt><dd data-vitrine-text="%1$s"%3$s></dd></div>', esc_attr($field), esc_html(Settings::labelOf($mapping)), $formats[$mapping->role] ?? '');
    }
    return $rows === '' ? '' : "<dl class=\"vitrine-post__details\">$rows</dl>";
  }

  /** A template part of a block theme, or `vitrine/NAME.php` of a classic one. */
  private static function ofTheme(string $part): string {
    $name = sanitize_file_name($part);
    if ($name === '') return '';
    $block = get_block_template(get_stylesheet() . "//$name", 'wp_template_part');
    if ($block !== null && trim((string) $block->content) !== '') return do_blocks($block->content);
    $file = locate_template(["vitrine/$name.php"]);
    if ($file === '') return '';
    ob_start();
    load_template($file, false);
    return (string) ob_get_clean();
  }
}
