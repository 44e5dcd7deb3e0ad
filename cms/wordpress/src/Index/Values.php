<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Index;

use Vitrine\WordPress\Settings\Mapping;

/** Reads the values of a post, and turns them into what a field of Solr takes. What can't be read is left out. */
final class Values {
  /** Solr refuses a whole text of more than 32,766 bytes. */
  private const FACET_LENGTH = 500;

  /** @return array<mixed> as WordPress has them */
  public static function raw(\WP_Post $post, Mapping $mapping): array {
    switch ($mapping->kind()) {
      case 'taxonomy':
        $terms = taxonomy_exists($mapping->name()) ? get_the_terms($post, $mapping->name()) : [];
        if (!is_array($terms)) return [];
        return array_map(static fn ($term) => $term->name, $mapping->role === 'facet' ? self::withParents($terms, $mapping->name()) : $terms);
      case 'meta':
        return (array) get_post_meta($post->ID, $mapping->name(), false);
      default:
        if ($mapping->name() === 'author') return [get_the_author_meta('display_name', (int) $post->post_author)];
        $type = get_post_type_object($post->post_type);
        return $type ? [$type->labels->singular_name] : [];
    }
  }

  /** A category has the posts of the categories below it, as in the archives of WordPress. @param \WP_Term[] $terms @return \WP_Term[] */
  private static function withParents(array $terms, string $taxonomy): array {
    $all = [];
    foreach ($terms as $term) {
      $all[$term->term_id] = $term;
      foreach (get_ancestors($term->term_id, $taxonomy, 'taxonomy') as $id) {
        $parent = get_term($id, $taxonomy);
        if ($parent instanceof \WP_Term) $all[$id] = $parent;
      }
    }
    return array_values($all);
  }

  /** @param array<mixed> $raw @return array<string|float> */
  public static function of(string $role, array $raw): array {
    if ($role === 'place') return array_values(array_filter(array_map([self::class, 'place'], $raw)));
    $flat = [];
    array_walk_recursive($raw, static function ($value) use (&$flat): void {
      if (is_scalar($value) && $value !== '') $flat[] = is_bool($value) ? (int) $value : $value;
    });
    switch ($role) {
      case 'number': case 'price': $values = array_map([self::class, 'number'], $flat); break;
      case 'date': $values = array_map([self::class, 'date'], $flat); break;
      case 'picture': $values = array_map([self::class, 'picture'], $flat); break;
      case 'facet': $values = array_map(static fn ($value) => mb_substr(self::plain((string) $value), 0, self::FACET_LENGTH), $flat); break;
      default: $values = array_map(static fn ($value) => self::plain((string) $value), $flat);
    }
    return array_values(array_filter($values, static fn ($value) => $value !== null && $value !== ''));
  }

  /** A text without markup. */
  public static function plain(string $html): string {
    // Words of two blocks must not become one.
    $spaced = (string) preg_replace('~<(?:/(?:p|div|li|h\d|td|th|figcaption|blockquote)|br\s*/?)>~i', '$0 ', wp_check_invalid_utf8($html, true));
    $text = html_entity_decode(wp_strip_all_tags($spaced), ENT_QUOTES | ENT_HTML5, 'UTF-8');
    return trim((string) preg_replace('/[\s\p{Cc}\x{a0}]+/u', ' ', $text));
  }

  /** `2024-05-01 10:00:00` in UTC as Solr writes it. */
  public static function utc(string $date): ?string {
    $time = strpos($date, '0000') === 0 ? false : strtotime("$date UTC");
    return $time === false ? null : gmdate('Y-m-d\TH:i:s\Z', $time);
  }

  /** @param mixed $value such as 12, "12.50" or "1,200.50" */
  private static function number($value): ?float {
    $text = str_replace([' ', "\u{a0}", "'"], '', trim((string) $value));
    if (preg_match('/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/D', $text)) $text = str_replace(',', '', $text);
    elseif (preg_match('/^-?\d+,\d+$/D', $text)) $text = str_replace(',', '.', $text);
    return is_numeric($text) && is_finite((float) $text) ? (float) $text : null;
  }

  /** @param mixed $value a date in any form that PHP reads, `20240501`, or seconds since 1970; in the site's time zone */
  private static function date($value): ?string {
    $text = trim((string) $value);
    if (preg_match('/^\d{8}$/D', $text)) $text = substr($text, 0, 4) . '-' . substr($text, 4, 2) . '-' . substr($text, 6);
    elseif (preg_match('/^-?\d{9,10}$/D', $text)) $text = "@$text";
    elseif (!preg_match('/\d{4}/', $text)) return null;
    try {
      $date = new \DateTimeImmutable($text, wp_timezone());
    } catch (\Exception $unreadable) {
      return null;
    }
    $year = (int) $date->format('Y');
    return $year < 1 || $year > 9999 ? null : $date->setTimezone(new \DateTimeZone('UTC'))->format('Y-m-d\TH:i:s\Z');
  }

  /** @param mixed $value "48.1,11.5", or a list with lat and lng as map fields store it */
  private static function place($value): ?string {
    if (is_array($value)) $value = ($value['lat'] ?? $value['latitude'] ?? '') . ',' . ($value['lng'] ?? $value['lon'] ?? $value['longitude'] ?? '');
    if (!is_string($value) || !preg_match('/^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/D', $value, $part)) return null;
    return abs((float) $part[1]) <= 90 && abs((float) $part[2]) <= 180 ? "$part[1],$part[2]" : null;
  }

  /** @param mixed $value the id of an attachment, or an address */
  private static function picture($value): string {
    $text = trim((string) $value);
    if (ctype_digit($text)) return (string) wp_get_attachment_image_url((int) $text, 'medium_large');
    return preg_match('~^(?:https?://|/)~i', $text) ? esc_url_raw($text) : '';
  }
}
