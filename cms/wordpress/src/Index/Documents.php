<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Mapping;
use Vitrine\WordPress\Settings\Settings;

/** Makes Solr's documents of posts, with what a visitor who is not logged in reads. */
final class Documents {
  /** Whether texts are read for Solr now: our own blocks have nothing to say in them. */
  public static bool $isReading = false;

  private const TEASER_WORDS = 40;

  private Settings $settings;
  private Visibility $visibility;
  private int $run;

  public function __construct(Settings $settings, Visibility $visibility) {
    [$this->settings, $this->visibility] = [$settings, $visibility];
    $this->run = Run::read()->number;
  }

  public static function id(int $post): string {
    return Settings::siteKey() . "-$post";
  }

  /** @return array<string, mixed>|null null for a post that may not be found */
  public function of(int $id): ?array {
    $post = get_post($id);
    if (!$this->visibility->isPublic($post)) return null;
    return $this->asVisitor($post, function () use ($post): array {
      $document = $this->base($post);
      foreach ($this->settings->mappings as $mapping) {
        $values = Values::of($mapping->role, Values::raw($post, $mapping));
        if ($values === []) continue;
        if ($mapping->role === 'title') $document['title'] = $values[0];
        elseif ($mapping->role === 'picture') $document['image'] = $values[0];
        elseif (in_array($mapping->role, ['facet', 'text'], true)) $document[$mapping->field()] = array_values(array_unique(array_merge($document[$mapping->field()] ?? [], $values)));
        else $document[$mapping->field()] = $values[0];
      }
      $this->addStems($document);
      /** Filters a document before it is sent to Solr. */
      return (array) apply_filters('vitrine_search_document', $document, $post);
    });
  }

  private function base(\WP_Post $post): array {
    $text = Values::plain((string) apply_filters('the_content', $post->post_content));
    $picture = $post->post_type === 'attachment' ? $post->ID : (int) get_post_thumbnail_id($post);
    $excerpt = Values::plain($post->post_excerpt);
    return array_filter([
      'id' => self::id($post->ID),
      'index_id' => Settings::siteKey(),
      'post_id' => (string) $post->ID,
      'run' => $this->run,
      'bundle' => $post->post_type,
      'lang' => $this->language($post),
      'title' => Values::plain(get_the_title($post)),
      'teaser' => $excerpt !== '' ? $excerpt : wp_trim_words($text, self::TEASER_WORDS, '…'),
      'content' => [$text],
      'url' => $this->address((string) get_permalink($post)),
      'image' => $picture > 0 ? $this->address((string) wp_get_attachment_image_url($picture, 'medium_large')) : '',
      'image_alt' => $picture > 0 ? Values::plain((string) get_post_meta($picture, '_wp_attachment_image_alt', true)) : '',
      'created' => Values::utc((string) $post->post_date_gmt),
      'modified' => Values::utc((string) $post->post_modified_gmt),
    ], static fn ($value) => $value !== null);
  }

  /** All words once more, for the grammar of the post's language, or of each language of the site. */
  private function addStems(array &$document): void {
    $texts = array_merge([$document['title'] ?? '', $document['teaser'] ?? ''], $document['content'] ?? []);
    foreach ($this->settings->fields() as $field => $mapping) {
      if (in_array($mapping->role, ['facet', 'text'], true)) $texts = array_merge($texts, $document[$field] ?? []);
    }
    $language = $document['lang'] ?? '';
    $languages = in_array($language, $this->settings->languages, true) ? [$language] : $this->settings->languages;
    foreach ($languages as $one) $document["stemmed_$one"] = array_values(array_filter($texts, static fn ($text) => $text !== ''));
  }

  private function language(\WP_Post $post): string {
    $code = function_exists('pll_get_post_language') ? (string) pll_get_post_language($post->ID) : '';
    if ($code === '') {
      $wpml = apply_filters('wpml_post_language_details', null, $post->ID);
      $code = is_array($wpml) ? (string) ($wpml['language_code'] ?? '') : '';
    }
    /** Filters the language of a post, as two letters. */
    return substr((string) apply_filters('vitrine_search_language', $code !== '' ? $code : get_locale(), $post), 0, 2);
  }

  /** An address of this site without its host, so that it works behind another name. */
  private function address(string $url): string {
    return strpos($url, home_url('/')) === 0 ? wp_make_link_relative($url) : $url;
  }

  /** Runs with nobody logged in, with the post as the current one. */
  private function asVisitor(\WP_Post $post, callable $make): array {
    $user = get_current_user_id();
    $before = $GLOBALS['post'] ?? null;
    self::$isReading = true;
    if ($user !== 0) wp_set_current_user(0);
    $GLOBALS['post'] = $post;
    setup_postdata($post);
    try {
      return $make();
    } finally {
      self::$isReading = false;
      if ($user !== 0) wp_set_current_user($user);
      $GLOBALS['post'] = $before;
      if ($before instanceof \WP_Post) setup_postdata($before);
    }
  }
}
