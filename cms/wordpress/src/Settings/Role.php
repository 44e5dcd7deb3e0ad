<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Settings;

/** What a value of a post is used as. Each role is the end of a Solr field's name: `city_facet`. */
final class Role {
  public const ALL = ['title', 'text', 'facet', 'number', 'date', 'place', 'price', 'picture'];
  /** Roles that replace a part of each document, and have no field of their own. */
  public const REPLACING = ['title', 'picture'];
  /** Roles that a search page can filter by, and the widget of each. */
  public const WIDGETS = ['facet' => 'facet', 'number' => 'range', 'price' => 'range', 'date' => 'dates', 'place' => 'near'];

  /** The names that administrators see. @return array<string, string> */
  public static function labels(): array {
    return [
      'title' => __('Title', 'vitrine-search'),
      'text' => __('Text (searched)', 'vitrine-search'),
      'facet' => __('Facet', 'vitrine-search'),
      'number' => __('Number', 'vitrine-search'),
      'date' => __('Date', 'vitrine-search'),
      'place' => __('Place', 'vitrine-search'),
      'price' => __('Price', 'vitrine-search'),
      'picture' => __('Picture', 'vitrine-search'),
    ];
  }
}
