<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

use Vitrine\WordPress\Plugin;
use Vitrine\WordPress\Settings\Settings;

/** Scripts and styles, on pages that need them. */
final class Assets {
  /** The scripts behind vitrine.js, each with its style sheet. A theme that enqueues one gets those before it. */
  private const FURTHER = ['vitrine-facets', 'vitrine-page', 'vitrine-layout'];

  private static bool $isNeeded = false;

  public static function start(): void {
    add_action('wp_enqueue_scripts', [self::class, 'lookAhead']);
    add_action('wp_head', [self::class, 'hints'], 9);
    add_action('wp_footer', [self::class, 'scripts'], 5);
    add_filter('script_loader_tag', [self::class, 'deferred'], 10, 2);
  }

  public static function register(): void {
    $isModular = Settings::read()->script === 'modules';
    wp_register_style('vitrine', Plugin::url('vitrine/' . ($isModular ? 'vitrine-search.css' : 'vitrine.css')), [], Plugin::VERSION);
    wp_register_style('vitrine-search', Plugin::url('styles/blocks.css'), ['vitrine'], Plugin::VERSION);
    if ($isModular) return;
    wp_register_script('vitrine', Plugin::url('vitrine/vitrine.js'), [], Plugin::VERSION, true);
    $before = 'vitrine';
    foreach (self::FURTHER as $name) {
      wp_register_style($name, Plugin::url("vitrine/$name.css"), [$before], Plugin::VERSION);
      wp_register_script($name, Plugin::url("vitrine/$name.js"), [$before], Plugin::VERSION, true);
      $before = $name;
    }
  }

  /** Called by whatever is rendered. In the head of a block theme, all blocks have been by then. */
  public static function need(): void {
    self::$isNeeded = true;
    wp_enqueue_style('vitrine-search');
    if (Settings::read()->script !== 'script') return;
    foreach (['style', 'script'] as $kind) ("wp_enqueue_$kind")('vitrine-facets');
  }

  /** A classic theme prints its head before its content: what the content will need is read there. */
  public static function lookAhead(): void {
    $post = is_singular() ? get_queried_object() : null;
    if (!$post instanceof \WP_Post) return;
    foreach (Blocks::NAMES as $name) if (has_block("vitrine-search/$name", $post)) self::need();
    foreach (Shortcodes::NAMES as $name) if (has_shortcode($post->post_content, $name)) self::need();
  }

  /** Hints for the modules of every page. */
  public static function hints(): void {
    if (!self::$isNeeded || Settings::read()->script !== 'modules') return;
    foreach (array_merge([self::entry()], self::modules()) as $module) printf("<link rel=\"modulepreload\" href=\"%s\">\n", esc_url(Plugin::url("vitrine/esm/$module")));
  }

  public static function scripts(): void {
    if (!self::$isNeeded) return;
    $settings = Settings::read();
    $page = ($settings->currency === '' ? [] : ['currency' => $settings->currency]) + LeadForms::settings($settings);
    if ($page !== []) printf("<script type=\"application/json\" data-vitrine-settings>%s</script>\n", wp_json_encode($page, JSON_HEX_TAG));
    if ($settings->script !== 'modules') return;
    printf("<script type=\"module\" src=\"%s\"></script>\n", esc_url(Plugin::url('vitrine/esm/' . self::entry()))); // phpcs:ignore WordPress.WP.EnqueuedResources -- WordPress knows modules since 6.5
  }

  /** WordPress itself knows `defer` since 6.3. */
  public static function deferred(string $tag, string $handle): string {
    $isOurs = in_array($handle, array_merge(['vitrine'], self::FURTHER), true);
    return $isOurs && strpos($tag, ' defer') === false ? str_replace(' src=', ' defer src=', $tag) : $tag;
  }

  /** The first module with its version: the hint and the script must have one address. */
  private static function entry(): string {
    return 'vitrine.js?ver=' . Plugin::VERSION;
  }

  /** @return string[] the further modules that every page loads, from the list beside them */
  private static function modules(): array {
    $list = (string) @file_get_contents(Plugin::path('vitrine/modulepreload.html'));
    preg_match_all('~href="[^"]*/esm/((?:shared|templates|rolldown-runtime|compileTemplates)-[\w-]+\.js)"~', $list, $found);
    return array_values(array_unique($found[1]));
  }
}
