<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Settings;

/** Makes the forms of a chosen form plugin lead forms, where the settings name their class: sent once, without leaving the page. */
final class LeadForms {
  /** The tag that opens a form, whatever its attributes hold. */
  private const FORM = '~<form\b((?:[^>"\']|"[^"]*"|\'[^\']*\')*)>~i';

  public static function start(): void {
    // Behind those that make the forms: blocks, shortcodes, widgets.
    foreach (['the_content', 'render_block', 'widget_text_content', 'widget_block_content'] as $filter) add_filter($filter, [self::class, 'mark'], PHP_INT_MAX);
  }

  /** @param mixed $html */
  public static function mark($html): string {
    $html = (string) $html;
    if (stripos($html, '<form') === false || is_admin()) return $html;
    $class = Settings::read()->leadForms;
    if ($class === '') return $html;
    return (string) preg_replace_callback(self::FORM, static function (array $form) use ($class): string {
      $attributes = wp_kses_hair($form[1], ['http', 'https']);
      $classes = preg_split('/\s+/', (string) ($attributes['class']['value'] ?? ''));
      $isPost = strtolower((string) ($attributes['method']['value'] ?? 'get')) === 'post';
      if (!$isPost || !in_array($class, (array) $classes, true) || isset($attributes['data-vitrine'])) return $form[0];
      Assets::need();
      return '<form data-vitrine="lead-form"' . $form[1] . '>';
    }, $html);
  }

  /** The page settings of lead forms: that the site has no anti-bot data, so that none is looked for. @return array<string, mixed> */
  public static function settings(Settings $settings): array {
    return $settings->leadForms === '' ? [] : ['antibot' => ['url' => wp_make_link_relative(Plugin::url('leads/no-antibot.json'))]];
  }
}
