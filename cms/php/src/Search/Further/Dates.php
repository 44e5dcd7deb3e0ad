<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Filter;
use Vitrine\Lucene\Syntax;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Facets of dates: presets, days from and to, and when a thing is free. */
final class Dates extends Kind {
  private const PRESETS = ['today', 'weekend', 'next-7-days', 'this-month'];
  private const WEEKEND = [6, 7];
  private const MAX_MONTHS = 36;

  public function name(): string {
    return 'dates';
  }

  public function options(): array {
    return ['presets', 'from_to', 'date_range', 'availability', 'nights', 'months', 'weekend', 'time_zone'];
  }

  protected function loadedBy(): array {
    return [];
  }

  public function decode(array $options): array {
    $read = ['presets' => self::presets($options['presets'] ?? null)];
    foreach (['from_to', 'date_range', 'availability', 'nights'] as $name) $read[$name] = Options::onOff($options[$name] ?? null);
    $months = Options::wholeNumber($options['months'] ?? null);
    $read['months'] = $months !== null && abs($months) <= self::MAX_MONTHS ? $months : null;
    $days = Options::texts($options['weekend'] ?? null) ?? [];
    $areDays = $days !== [] && array_filter($days, static fn ($day) => !preg_match('/^[1-7]\z/', $day)) === [];
    $read['weekend'] = $areDays ? array_map('intval', $days) : null;
    $zone = Options::text($options['time_zone'] ?? null);
    $read['time_zone'] = $zone !== null && Day::isZone($zone) ? $zone : null;
    return array_filter($read, static fn ($value) => $value !== null);
  }

  public function complete(Facet $facet): void {
    [$facet->shownAs, $facet->mode, $facet->stats, $facet->range] = ['dates', 'single', false, null];
  }

  public function request(Draft $draft, Facet $facet): void {
    $field = $facet->field;
    $configured = $draft->extra['TZ'][0] ?? '';
    $zone = $configured === '' ? self::zone($draft->searched) : (Day::isZone($configured) ? $configured : 'UTC');
    $fq = [];
    foreach ($draft->fq as $text) {
      if (!Circle::isOfField($text, $field)) {
        $fq[] = $text;
        continue;
      }
      $choice = self::choice($text, $facet);
      $filter = $choice === null ? null : self::filter($facet, $choice, $zone, $draft->now);
      if ($filter !== null) $fq[] = "{!tag=$field}$filter";
    }
    $draft->fq = $fq;
    $months = ($facet->further['availability'] ?? false) ? 0 : $facet->further['months'] ?? 0;
    $steps = self::months($months);
    $facets = [];
    foreach ($draft->facets as $one) {
      if ($one->field !== $field) $facets[] = $one;
      elseif ($steps !== null) $facets[] = Facet::ofRange($field, $steps);
    }
    $draft->facets = $facets;
    if ($zone !== 'UTC' && !isset($draft->extra['TZ'])) $draft->extra['TZ'] = [$zone];
    foreach ($this->offered($facet) as $at => $preset) {
      $filter = self::filter($facet, ['preset' => $preset], $zone, $draft->now);
      if ($filter !== null) $draft->count($field, ["$field.$at" => $filter]);
    }
  }

  public function filters(Facet $facet, array $pairs): ?array {
    $typed = (self::last($pairs, 'from') ?? '') . '..' . (self::last($pairs, 'to') ?? '');
    $isTyped = $typed !== '..' && $typed !== self::last($pairs, 'was');
    $text = $isTyped ? $typed : self::last($pairs, null) ?? $typed;
    $choice = null;
    foreach (self::offered($facet) as $preset) if ($preset->isNamed($text)) $choice = $choice ?? $text;
    if ($choice === null && Day::is($text)) $choice = "[$text TO $text]";
    if ($choice === null) {
      $ends = explode('..', $text);
      if (count($ends) < 3 && array_filter($ends, static fn ($end) => $end !== '' && !Day::is($end)) === []) {
        $between = self::between($ends[0], $ends[1] ?? '');
        if ($between !== null) $choice = '[' . ($between[0] ?? '*') . ' TO ' . ($between[1] ?? '*') . ']';
      }
    }
    if ($choice === null) return [];
    $isSyntax = Syntax::isSyntax($choice);
    return ["{$facet->field}:" . ($isSyntax ? $choice : Term::escape($choice))];
  }

  public function pairs(Facet $facet, array $filters): ?array {
    $choice = count($filters) === 1 ? self::choice($filters[0], $facet) : null;
    if ($choice === null) return null;
    if (isset($choice['preset'])) return [['key' => null, 'value' => $choice['name']]];
    $areDays = array_filter($choice['between'], static fn ($end) => $end !== null && !Day::is($end)) === [];
    return $areDays ? [['key' => null, 'value' => implode('..', array_map('strval', $choice['between']))]] : null;
  }

  /** The time zone of a search: that of its first facet with the option. @param Facet[] $facets */
  private static function zone(array $facets): string {
    foreach ($facets as $facet) if (isset($facet->further['time_zone'])) return $facet->further['time_zone'];
    return 'UTC';
  }

  /** @param mixed $value @return Preset[]|null */
  private static function presets($value): ?array {
    if (is_string($value)) {
      $value = array_filter(explode(',', $value), static fn ($one) => !in_array(Text::trim($one), ['', 'none'], true));
    } elseif (!is_array($value)) return null;
    $presets = array_map([Preset::class, 'read'], array_values($value));
    return in_array(null, $presets, true) ? null : $presets;
  }

  /** @return Preset[] */
  private static function offered(Facet $facet): array {
    return $facet->further['presets'] ?? array_map([Preset::class, 'read'], self::PRESETS);
  }

  /** What a filter chooses: a preset, or both ends; null for what Solr could not be asked for. */
  private static function choice(string $text, Facet $facet): ?array {
    $filter = Filter::parse($text);
    if ($filter->kind === 'values') {
      [$value] = $filter->values;
      if (count($filter->values) !== 1 || !is_string($value)) return null;
      foreach (self::offered($facet) as $preset) if ($preset->isNamed($value)) return ['preset' => $preset, 'name' => $value];
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
  private static function between(string $from, string $to): ?array {
    $plain = static fn (string $end) => preg_replace(['/^"(.*)"\z/', '/^\*\z/'], ['$1', ''], $end);
    [$first, $last] = [$plain($from), $plain($to)];
    foreach ([$first, $last] as $end) if ($end !== '' && !Day::is($end) && !Day::isMath($end)) return null;
    if ($first . $last === '' || Day::is($first) && Day::is($last) && $first > $last) return null;
    return [$first === '' ? null : $first, $last === '' ? null : $last];
  }

  /** A choice in Solr's syntax, without a tag; null when no day is chosen. */
  private static function filter(Facet $facet, array $choice, string $zone, int $now): ?string {
    $isFree = $facet->further['availability'] ?? false;
    $range = isset($choice['preset']) ? self::presetRange($facet, $choice['preset'], $zone, $now)
      : self::range($facet, $choice['between'], $zone, $facet->further['nights'] ?? false);
    return $range === null ? null : ($isFree ? '-' : '') . "{$facet->field}:$range";
  }

  private static function presetRange(Facet $facet, Preset $preset, string $zone, int $now): ?string {
    if ($preset->between !== null) return self::range($facet, $preset->between, $zone, false);
    $isRange = self::isRange($facet);
    $math = $isRange ? null : $preset->math();
    if ($math !== null) return "[$math[0] TO $math[1]}";
    $today = Day::at($now, $zone);
    [$from, $end] = $preset->days($today, $facet->further['weekend'] ?? self::WEEKEND, $facet->further['nights'] ?? false);
    if (($facet->further['availability'] ?? false) && $from < $today) $from = $today;
    $last = Day::add($end, -1);
    if ($last < $from) return null;
    return $isRange ? "[$from TO $last]" : self::times($from, $last, $zone);
  }

  private static function range(Facet $facet, array $between, string $zone, bool $isStay): ?string {
    [$from, $to] = $between;
    $last = $isStay && $to !== null && Day::is($to) ? Day::add($to, -1) : $to;
    if ($from !== null && $last !== null && Day::is($from) && $last < $from) return null;
    return self::isRange($facet) ? '[' . ($from ?? '*') . ' TO ' . ($last ?? '*') . ']' : self::times($from, $last, $zone);
  }

  /** The times from the start of a day to the end of another. */
  private static function times(?string $from, ?string $to, string $zone): string {
    $start = $from !== null && Day::is($from) ? Day::start($from, $zone) : $from ?? '*';
    if ($to === null || !Day::is($to)) return "[$start TO " . ($to ?? '*') . ']';
    $next = Day::add($to, 1);
    return $next === $to ? "[$start TO *]" : "[$start TO " . Day::start($next, $zone) . '}';
  }

  private static function isRange(Facet $facet): bool {
    return ($facet->further['availability'] ?? false) || ($facet->further['date_range'] ?? false);
  }

  /** The steps of a histogram from the current month on, or up to it when negative. */
  private static function months(int $months): ?array {
    if ($months === 0) return null;
    $from = static fn (int $count) => 'NOW/MONTH' . ($count === 0 ? '' : ($count > 0 ? '+' : '') . $count . 'MONTH' . (abs($count) === 1 ? '' : 'S'));
    [$start, $end] = $months > 0 ? [0, $months] : [$months + 1, 1];
    return ['start' => $from($start), 'end' => $from($end), 'gap' => '+1MONTH'];
  }
}
