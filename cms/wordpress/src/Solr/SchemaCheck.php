<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Solr;

use Vitrine\WordPress\Settings\Settings;

/** Compares the fields that Solr has with those that the plugin writes. */
final class SchemaCheck {
  private const STRING = ['StrField'];
  private const TEXT = ['TextField', 'SortableTextField'];
  private const NUMBER = ['DoublePointField', 'FloatPointField', 'TrieDoubleField', 'TrieFloatField'];
  private const DATE = ['DatePointField', 'TrieDateField'];

  /** @return array<string, array{string[], bool}> the classes that a field may have, and whether it holds several values */
  private static function required(Settings $settings): array {
    $fields = [
      'id' => [self::STRING, false], 'index_id' => [self::STRING, false], 'post_id' => [self::STRING, false],
      'bundle' => [self::STRING, false], 'lang' => [self::STRING, false], 'run' => [['IntPointField', 'LongPointField', 'StrField'], false],
      'title' => [['SortableTextField', 'TextField'], false], 'teaser' => [self::TEXT, false], 'content' => [self::TEXT, true],
      'url' => [self::STRING, false], 'image' => [self::STRING, false], 'image_alt' => [array_merge(self::STRING, self::TEXT), false],
      'created' => [self::DATE, false], 'modified' => [self::DATE, false], 'suggest' => [['TextField'], true],
    ];
    foreach ($settings->languages as $language) $fields["stemmed_$language"] = [self::TEXT, true];
    $roles = [
      'facet' => [self::STRING, true], 'text' => [self::TEXT, true], 'number' => [self::NUMBER, false], 'price' => [self::NUMBER, false],
      'date' => [self::DATE, false], 'place' => [['LatLonPointSpatialField'], false],
    ];
    foreach ($settings->fields() as $field => $mapping) $fields[$field] = $roles[$mapping->role];
    return $fields;
  }

  /** @param array $schema Solr's description of it @return string[] a sentence for each field that does not fit */
  public static function problems(array $schema, Settings $settings): array {
    $types = array_column($schema['fieldTypes'] ?? [], null, 'name');
    $problems = [];
    foreach (self::required($settings) as $name => [$classes, $isMultiple]) {
      $field = self::find($schema, $name);
      if ($field === null) {
        /* translators: %s: a field's name */
        $problems[] = sprintf(__('The field %s is missing.', 'vitrine-search'), $name);
        continue;
      }
      $type = $types[$field['type']] ?? [];
      $class = preg_replace('/^.*\./', '', (string) ($type['class'] ?? ''));
      if (!in_array($class, $classes, true)) {
        /* translators: 1: a field's name, 2: a type, 3: types */
        $problems[] = sprintf(__('The field %1$s is a %2$s. It must be a %3$s.', 'vitrine-search'), $name, $class, implode(' / ', $classes));
      }
      $holdsMany = (bool) ($field['multiValued'] ?? $type['multiValued'] ?? false);
      // More than is needed does no harm, but for sorting.
      if ($isMultiple && !$holdsMany) {
        /* translators: %s: a field's name */
        $problems[] = sprintf(__('The field %s holds one value, but a post can have several.', 'vitrine-search'), $name);
      }
    }
    return $problems;
  }

  private static function find(array $schema, string $name): ?array {
    foreach ($schema['fields'] ?? [] as $field) if ($field['name'] === $name) return $field;
    foreach ($schema['dynamicFields'] ?? [] as $field) if (fnmatch($field['name'], $name)) return $field;
    return null;
  }
}
