<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

/** What editors choose for a search, as attributes of its block or of its shortcode. */
final class Attributes {
  public int $rows;
  public string $card;
  public string $part;
  /** @var string[] Solr's fields, in their order; empty for all */
  public array $facets;
  /** `side`, `top` or `none`: where the facets are. */
  public string $layout;
  public bool $box;
  public bool $sort;

  /** @param array<string, mixed> $given */
  public function __construct(array $given) {
    $text = static fn (string $name, string $default): string => isset($given[$name]) && is_scalar($given[$name]) ? (string) $given[$name] : $default;
    $isOn = static fn (string $name): bool => !in_array(strtolower($text($name, 'true')), ['false', '0', 'no', ''], true);
    $this->rows = min(100, max(1, (int) $text('rows', '12')));
    $this->card = in_array($text('card', ''), Cards::NAMES, true) ? $text('card', '') : 'picture';
    $this->part = $text('part', '');
    $facets = $given['facets'] ?? [];
    $names = is_array($facets) ? array_filter($facets, 'is_string') : explode(',', (string) $facets);
    $this->facets = array_values(array_filter(array_map('trim', $names), static fn ($name) => $name !== ''));
    $this->layout = in_array($text('layout', ''), ['side', 'top', 'none'], true) ? $text('layout', '') : 'side';
    $this->box = isset($given['box']) && $given['box'] === false ? false : $isOn('box');
    $this->sort = isset($given['sort']) && $given['sort'] === false ? false : $isOn('sort');
  }
}
