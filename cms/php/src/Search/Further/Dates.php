<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Syntax;
use Vitrine\Lucene\Term;
use Vitrine\Lucene\Text;
use Vitrine\Lucene\Filter;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Search\Further\Dates\DateChoice;
use Vitrine\Search\Further\Dates\DateFilter;
use Vitrine\Search\Further\Dates\Day;
use Vitrine\Search\Further\Dates\Preset;
use Vitrine\Search\Options;

/** Facets of dates: presets, days from and to, and when a thing is free. */
final class Dates extends Kind {
  private const PRESETS = ['today', 'weekend', 'next-7-days', 'this-month'];
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
      if (!Filter::isOf($text, $field)) {
        $fq[] = $text;
        continue;
      }
      $choice = DateChoice::ofFilter($text, self::offered($facet));
      $filter = $choice === null ? null : DateFilter::of($facet, $choice, $zone, $draft->now);
      if ($filter !== null) $fq[] = "{!tag=$field}$filter";
    }
    $draft->fq = $fq;
    $months = ($facet->further['availability'] ?? false) ? 0 : $facet->further['months'] ?? 0;
    $steps = DateFilter::months($months);
    $facets = [];
    foreach ($draft->facets as $one) {
      if ($one->field !== $field) $facets[] = $one;
      elseif ($steps !== null) $facets[] = Facet::ofRange($field, $steps);
    }
    $draft->facets = $facets;
    if ($zone !== 'UTC' && !isset($draft->extra['TZ'])) $draft->extra['TZ'] = [$zone];
    foreach ($this->offered($facet) as $at => $preset) {
      $filter = DateFilter::of($facet, ['preset' => $preset], $zone, $draft->now);
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
        $between = DateChoice::between($ends[0], $ends[1] ?? '');
        if ($between !== null) $choice = '[' . ($between[0] ?? '*') . ' TO ' . ($between[1] ?? '*') . ']';
      }
    }
    if ($choice === null) return [];
    $isSyntax = Syntax::isSyntax($choice);
    return ["{$facet->field}:" . ($isSyntax ? $choice : Term::escape($choice))];
  }

  public function pairs(Facet $facet, array $filters): ?array {
    $choice = count($filters) === 1 ? DateChoice::ofFilter($filters[0], self::offered($facet)) : null;
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
}
