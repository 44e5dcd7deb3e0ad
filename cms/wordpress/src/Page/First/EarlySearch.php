<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page\First;

use Vitrine\Proxy\Begun;
use Vitrine\WordPress\Page\Attributes;
use Vitrine\WordPress\Page\Search;
use Vitrine\WordPress\Settings\Settings;

/**
 * Sends the first search of a page as soon as WordPress knows which page it is: Solr works while WordPress lays it out.
 *
 *   template_redirect ──▶ search is sent ──▶ template, header, menus ──▶ block is rendered: the answer is there
 *
 * A block that needs another search, such as the second one of a page, asks for its own.
 */
final class EarlySearch {
  private const BLOCK = 'vitrine-search/search-page';
  private const SHORTCODE = 'vitrine_search';

  private static ?Begun $begun = null;
  private static string $body = '';

  public static function start(): void {
    // Behind those that lead to another address.
    add_action('template_redirect', [self::class, 'begin'], 1000);
    foreach (['get_header', 'wp_enqueue_scripts', 'wp_head', 'loop_start'] as $hook) add_action($hook, [self::class, 'poke'], 1);
  }

  public static function begin(): void {
    $post = is_singular() && !is_feed() && !is_embed() ? get_queried_object() : null;
    $settings = Settings::read();
    if (!$post instanceof \WP_Post || !$settings->isConnected() || post_password_required($post)) return;
    $given = self::attributesIn($post->post_content);
    // A part of the theme is a template, which is rendered once.
    if ($given === null || ($given['card'] ?? '') === 'part') return;
    $search = new Search($settings, new Attributes($given), false, 1);
    $links = new Links($search->prefix);
    $body = FirstSearch::widgetsOf($search, $settings, $links->path(), Links::query())->body();
    $proxy = $body === null ? null : FirstSearch::proxy($settings);
    if ($proxy === null) return;
    self::$body = (string) $body;
    self::$begun = $proxy->begin(FirstSearch::request(self::$body));
  }

  public static function poke(): void {
    if (self::$begun !== null) self::$begun->poke();
  }

  /** The search that is on its way, where it is this one. It can be taken once. */
  public static function take(string $body): ?Begun {
    if (self::$begun === null || self::$body !== $body) return null;
    [$begun, self::$begun] = [self::$begun, null];
    return $begun;
  }

  /** The attributes of the first search page in a content. @return array<string, mixed>|null null where there is none */
  private static function attributesIn(string $content): ?array {
    if (strpos($content, '<!-- wp:' . self::BLOCK . ' ') !== false) return self::ofBlock(parse_blocks($content));
    if (strpos($content, '[' . self::SHORTCODE) === false) return null;
    preg_match_all('/' . get_shortcode_regex([self::SHORTCODE]) . '/', $content, $found, PREG_SET_ORDER);
    foreach ($found as $shortcode) if ($shortcode[1] !== '[') return (array) (shortcode_parse_atts($shortcode[3]) ?: []);
    return null;
  }

  /** @return array<string, mixed>|null */
  private static function ofBlock(array $blocks): ?array {
    foreach ($blocks as $block) {
      $found = $block['blockName'] === self::BLOCK ? (array) $block['attrs'] : self::ofBlock($block['innerBlocks']);
      if ($found !== null) return $found;
    }
    return null;
  }
}
