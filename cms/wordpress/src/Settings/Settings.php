<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Settings;

/** The site's settings, as they are stored. Constants of wp-config.php win. */
final class Settings {
  public const OPTION = 'vitrine_search';
  /** All options that the plugin writes. */
  public const OPTIONS = [self::OPTION, 'vitrine_search_run', 'vitrine_search_paused', 'vitrine_search_problems', 'vitrine_search_pause', 'vitrine_search_tables'];
  /** Languages with an analyzer of their own in the schema. */
  public const LANGUAGES = ['da', 'de', 'en', 'es', 'fi', 'fr', 'hu', 'it', 'nl', 'no', 'pt', 'ro', 'ru', 'sv', 'tr'];

  /** The address of the core or collection; empty before it is set. */
  public string $url;
  public string $user;
  public string $password;
  /** @var string[] post types */
  public array $types;
  /** @var Mapping[] */
  public array $mappings;
  /** @var string[] of LANGUAGES */
  public array $languages;
  /** The id of the search page; 0 for none. */
  public int $page;
  /** Whether the site's own search leads to the search page. */
  public bool $ownSearch;
  /** Whether results are limited to the language of the page. */
  public bool $byLanguage;
  /** A currency code; empty for the default. */
  public string $currency;
  /** `modules` or `script`. */
  public string $script;
  /** Whether results can be saved. */
  public bool $saving;
  /** Whether pictures of gallery blocks open in our gallery. */
  public bool $gallery;
  /** The class of forms that are lead forms; empty for none. */
  public string $leadForms;

  /** @param array<string, mixed> $stored */
  public function __construct(array $stored) {
    $text = static fn (string $name, string $default = ''): string => is_string($stored[$name] ?? null) ? $stored[$name] : $default;
    $list = static fn (string $name, array $default): array => is_array($stored[$name] ?? null) ? array_values(array_filter($stored[$name], 'is_string')) : $default;
    $this->url = untrailingslashit(self::constant('VITRINE_SOLR_URL') ?? $text('url'));
    $this->user = self::constant('VITRINE_SOLR_USER') ?? $text('user');
    $this->password = self::constant('VITRINE_SOLR_PASSWORD') ?? $text('password');
    $this->types = $list('types', ['post', 'page']);
    $rows = $stored['mappings'] ?? [['source' => 'taxonomy:category', 'role' => 'facet', 'label' => ''], ['source' => 'taxonomy:post_tag', 'role' => 'facet', 'label' => '']];
    $this->mappings = array_values(array_filter(array_map([Mapping::class, 'read'], is_array($rows) ? $rows : [])));
    $this->languages = array_values(array_intersect($list('languages', [self::siteLanguage()]), self::LANGUAGES));
    $this->page = (int) ($stored['page'] ?? 0);
    foreach (['ownSearch' => false, 'byLanguage' => false, 'saving' => false, 'gallery' => false] as $name => $default) {
      $this->$name = (bool) ($stored[$name] ?? $default);
    }
    $this->currency = $text('currency');
    $this->leadForms = $text('leadForms');
    $this->script = $text('script') === 'script' ? 'script' : 'modules';
  }

  public static function read(): self {
    $stored = get_option(self::OPTION, []);
    return new self(is_array($stored) ? $stored : []);
  }

  public function isConnected(): bool {
    return $this->url !== '';
  }

  /** The key of this site's documents in Solr. A copy of the site at another address has another one. */
  public static function siteKey(): string {
    $own = self::constant('VITRINE_SEARCH_SITE');
    // The sites of a network share their wp-config.php, and not their posts.
    if ($own !== null) return is_multisite() ? $own . '-' . get_current_blog_id() : $own;
    return substr(md5(get_option('home') . '|' . get_current_blog_id()), 0, 10);
  }

  /** The text of a constant of wp-config.php; null where it is not set. */
  public static function constant(string $name): ?string {
    return defined($name) && is_string(constant($name)) && constant($name) !== '' ? constant($name) : null;
  }

  /** What visitors read above the filter of a mapping. */
  public static function labelOf(Mapping $mapping): string {
    if ($mapping->label !== '') return $mapping->label;
    if ($mapping->source === 'post:type') return __('Kind', 'vitrine-search');
    if ($mapping->source === 'post:author') return __('Author', 'vitrine-search');
    $taxonomy = $mapping->kind() === 'taxonomy' ? get_taxonomy($mapping->name()) : false;
    return $taxonomy ? $taxonomy->labels->name : ucfirst(trim(strtr($mapping->name(), '_-', '  ')));
  }

  /** Mappings with a field of their own, one for each field. @return array<string, Mapping> by field */
  public function fields(): array {
    $fields = [];
    foreach ($this->mappings as $mapping) if ($mapping->field() !== '') $fields += [$mapping->field() => $mapping];
    return $fields;
  }

  private static function siteLanguage(): string {
    $language = substr(get_locale(), 0, 2);
    return $language === 'nb' || $language === 'nn' ? 'no' : $language;
  }
}
