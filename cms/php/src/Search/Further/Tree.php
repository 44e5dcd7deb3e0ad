<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Facets whose values are a tree: paths by delimiter (`a/b`), or with their level before them (`1/a/b`). */
final class Tree extends Kind {
  private const MAX_DEPTH = 20;
  private const MAX_LEVELS = 60;

  public function name(): string {
    return 'tree';
  }

  public function options(): array {
    return ['hierarchy', 'delimiter'];
  }

  public function decode(array $options): array {
    $shape = Options::oneOf($options['hierarchy'] ?? null, ['path', 'levels']);
    $delimiter = $options['delimiter'] ?? null;
    $isOne = is_string($delimiter) && preg_match('/^[^\p{L}\p{N}\s\\\\^[\]&\-\'"{}]\z/u', $delimiter);
    return ($shape === null ? [] : ['hierarchy' => $shape]) + ($isOne ? ['delimiter' => $delimiter] : []);
  }

  public function complete(Facet $facet): void {
    if ($facet->shownAs !== 'tree' && !isset($facet->further['hierarchy'])) return;
    $facet->shownAs = 'tree';
    $facet->mode = $facet->mode === 'or' ? 'or' : 'single';
    $facet->further += ['hierarchy' => 'path', 'delimiter' => '/'];
  }

  public function request(Draft $draft, Facet $facet): void {
    if ($facet->shownAs !== 'tree') return;
    $plain = array_filter($draft->facets, static fn (Facet $one) => $one->field === $facet->field);
    foreach ($plain as $one) {
      foreach ($one->options as $option => $value) {
        $isLevels = in_array($option, ['prefix', 'missing', 'offset'], true) || $option === 'method' && $value === 'uif';
        if (!$isLevels) $draft->extra["f.{$facet->field}.facet.$option"] = [$value];
      }
    }
    $draft->facets = array_values(array_filter($draft->facets, static fn (Facet $one) => $one->field !== $facet->field));
    $fields = self::fields($facet, $draft->activeValues($facet->field));
    $draft->extra['facet.field'] = array_merge($draft->extra['facet.field'] ?? [], $fields);
  }

  /** `facet.field` of each level that is open. @param array<string|null> $values the chosen ones */
  private static function fields(Facet $facet, array $values): array {
    ['hierarchy' => $shape, 'delimiter' => $sign] = $facet->further;
    $levels = [];
    foreach (array_merge([null], self::open($values, $shape, $sign)) as $node) {
      $depth = $node === null ? 0 : $node[0] + 1;
      foreach ([$depth, $depth + 1] as $below) {
        $path = $node === null ? '' : $node[1] . $sign;
        $prefix = $shape === 'path' ? $path : "$below$sign$path";
        $levels["$below $prefix"] = [$below, $prefix];
      }
    }
    $fields = [];
    foreach (array_slice(array_values($levels), 0, self::MAX_LEVELS) as $at => [$depth, $prefix]) {
      $excluded = $facet->mode === 'and' ? '' : "ex={$facet->field} ";
      $params = "key={$facet->field}:$at";
      if ($prefix !== '') $params .= ' facet.prefix=' . self::quoted($prefix);
      if ($shape === 'path') {
        $params .= " facet.matches='[$sign]?[^$sign]+" . str_repeat("[$sign][^$sign]+", min($depth, self::MAX_DEPTH)) . "'";
      }
      $fields[] = "{!$excluded$params}{$facet->field}";
    }
    return $fields;
  }

  /** The nodes that chosen values open: themselves, and those above them, each as depth and path. */
  private static function open(array $values, string $shape, string $sign): array {
    $nodes = [];
    foreach ($values as $value) {
      $node = self::node((string) $value, $shape, $sign);
      if ($node === null) continue;
      $names = explode($sign, (string) substr($node[1], 1));
      $path = substr($node[1], 0, 1) . $names[0];
      for ($level = 0; $level < $node[0]; $level++) {
        $nodes[] = [$level, $path];
        $path .= $sign . ($names[$level + 1] ?? '');
      }
      $nodes[] = $node;
    }
    return $nodes;
  }

  /** A value's depth and path; null for one that is none of the tree. */
  private static function node(string $value, string $shape, string $sign): ?array {
    if ($value === '') return null;
    if ($shape === 'path') return [substr_count((string) substr($value, 1), $sign), $value];
    $at = strpos($value, $sign);
    if ($at === false || !preg_match('/^[0-9]{1,2}\z/', substr($value, 0, $at))) return null;
    $path = (string) substr($value, $at + strlen($sign));
    return $path === '' ? null : [(int) substr($value, 0, $at), $path];
  }

  /** Text for the single quotes of a local param. */
  private static function quoted(string $text): string {
    return "'" . strtr($text, ['\\' => '\\\\', "'" => "\\'", '${' => '$\\{']) . "'";
  }
}
