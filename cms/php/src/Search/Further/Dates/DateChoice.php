<?php
declare(strict_types=1);

namespace Vitrine\Search\Further\Dates;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Text;

/** What is chosen of a field of dates. */
final class DateChoice {
  /** What a filter chooses: a preset, or both ends; null for what Solr could not be asked for. @param Preset[] $presets */
  public static function ofFilter(string $text, array $presets): ?array {
    $filter = Filter::parse($text);
    if ($filter->kind === 'values') {
      [$value] = $filter->values;
      if (count($filter->values) !== 1 || !is_string($value)) return null;
      foreach ($presets as $preset) if ($preset->isNamed($value)) return ['preset' => $preset, 'name' => $value];
      return Day::is($value) ? ['between' => [$value, $value]] : null;
    }
    if ($filter->fieldName() === null) return null;
    $space = '[' . Text::SPACE . ']';
    $some = '([^' . Text::SPACE . ']+)';
    $pattern = "/^(?:\\{!tag=[^}]*\\})?$space*[^:]+:$space*\\[$space*$some$space+TO$space+$some$space*[\\]}]\\z/u";
    preg_match($pattern, Text::trim($text), $found);
    $between = self::between($found[1] ?? '', $found[2] ?? '');
    return $between === null ? null : ['between' => $between];
  }

  /** Both ends, null where they are open; null when one is no date, both are open, or they are crossed. */
  public static function between(string $from, string $to): ?array {
    $plain = static fn (string $end) => preg_replace(['/^"(.*)"\z/', '/^\*\z/'], ['$1', ''], $end);
    [$first, $last] = [$plain($from), $plain($to)];
    foreach ([$first, $last] as $end) if ($end !== '' && !Day::is($end) && !Day::isMath($end)) return null;
    $isPlain = static fn (string $end) => Day::is($end) || substr($end, -1) === 'Z';
    if ($first . $last === '' || $isPlain($first) && $isPlain($last) && strcmp($first, $last) > 0) return null;
    return [$first === '' ? null : $first, $last === '' ? null : $last];
  }
}
