<?php
declare(strict_types=1);

namespace Vitrine\Search;

/** The categories of a facet of amenities. */
final class Categories {
  /** @param mixed $value @return array<array{id: string, label: string, description: string, values: string[]}>|null null for what can't be read */
  public static function read($value): ?array {
    if (!is_array($value)) return null;
    $categories = [];
    foreach ($value as $one) {
      $one = Options::group($one);
      $id = Options::text($one['id'] ?? null);
      $values = Options::texts($one['values'] ?? null);
      if ($id === null || preg_match('/[' . \Vitrine\Lucene\Text::SPACE . ']/u', $id) || $values === null || isset($categories["=$id"])) return null;
      $categories["=$id"] = [
        'id' => $id,
        'label' => Options::text($one['label'] ?? null) ?? $id,
        'description' => Options::text($one['description'] ?? null) ?? '',
        'values' => $values,
      ];
    }
    return array_values($categories);
  }
}
