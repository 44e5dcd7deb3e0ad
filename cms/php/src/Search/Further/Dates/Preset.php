<?php
declare(strict_types=1);

namespace Vitrine\Search\Further\Dates;

use Vitrine\Lucene\Text;
use Vitrine\Search\Options;

/** A named choice of dates: one of ours, whose days depend on the current one, or one of the page's. */
final class Preset {
  private const OURS = '/^(?:today|tomorrow|weekend|this-month|next-month|this-year|(?:next|last)-[1-9][0-9]{0,2}-days)\z/';
  /** In Solr's date math: from its start to before its end. Date math knows no weeks. */
  private const MATH = [
    'today' => ['NOW/DAY', 'NOW/DAY+1DAY'],
    'tomorrow' => ['NOW/DAY+1DAY', 'NOW/DAY+2DAYS'],
    'this-month' => ['NOW/MONTH', 'NOW/MONTH+1MONTH'],
    'next-month' => ['NOW/MONTH+1MONTH', 'NOW/MONTH+2MONTHS'],
    'this-year' => ['NOW/YEAR', 'NOW/YEAR+1YEAR'],
  ];

  /** As in the address, but for the case of its letters: lower case needs an extension of PHP. */
  public string $name;
  /** @var array{string|null, string|null}|null both ends, days included; null for one of ours */
  public ?array $between;
  /** Whether the address has the name in lower case. */
  private bool $isFolded;

  private function __construct(string $name, ?array $between, bool $isFolded = false) {
    [$this->name, $this->between, $this->isFolded] = [$name, $between, $isFolded];
  }

  /** @param mixed $value a text, or an object with label, from, to and name; null for what is none */
  public static function read($value): ?self {
    if (is_array($value)) {
      [$label, $from, $to, $name] = array_map(static fn ($key) => Options::text($value[$key] ?? null), ['label', 'from', 'to', 'name']);
      return $label === null ? null : self::create($label, $from ?? '', $to ?? '', $name);
    }
    $text = Text::trim((string) Options::text($value));
    if (preg_match(self::OURS, $text)) return new self($text, null);
    preg_match('/^([^=]+)=(.*?)\.\.(.*)\z/', $text, $found);
    return self::create(...array_map([Text::class, 'trim'], [$found[1] ?? '', $found[2] ?? '', $found[3] ?? '']));
  }

  private static function create(string $label, string $from, string $to, ?string $name = null): ?self {
    $isEnd = static fn (string $end) => $end === '' || Day::is($end) || Day::isMath($end);
    preg_match_all('/[\p{L}\p{N}]+/u', $label, $words);
    $called = $name ?? implode('-', $words[0]);
    $isFolded = $name === null;
    if ($called === '' || !$isEnd($from) || !$isEnd($to) || $from . $to === '') return null;
    if (Day::is($from) && Day::is($to) && $from > $to) return null;
    return new self($called, [$from === '' ? null : $from, $to === '' ? null : $to], $isFolded);
  }

  /** Whether a text of the address is its name. */
  public function isNamed(string $text): bool {
    if (!$this->isFolded) return $text === $this->name;
    return !preg_match('/\p{Lu}/u', $text) && preg_match('/^' . preg_quote($this->name, '/') . '\z/iu', $text) === 1;
  }

  /** One of ours in date math; null for the weekend. @return array{string, string}|null */
  public function math(): ?array {
    if (isset(self::MATH[$this->name])) return self::MATH[$this->name];
    if (!preg_match('/^(next|last)-([0-9]+)-days\z/', $this->name, $found)) return null;
    if ($found[1] === 'next') return ['NOW/DAY', "NOW/DAY+{$found[2]}DAYS"];
    return ['NOW/DAY-' . ($found[2] - 1) . 'DAYS', 'NOW/DAY+1DAY'];
  }

  /** Its days, from one to before another. @param int[] $weekend @return array{string, string} */
  public function days(string $today, array $weekend, bool $nights): array {
    $count = preg_match('/[0-9]+/', $this->name, $found) ? (int) $found[0] : 1;
    $after = static fn (int $from, int $days) => [Day::add($today, $from), Day::add($today, $from + $days)];
    $months = static fn (int $from) => [Day::addMonths($today, $from), Day::addMonths($today, $from + 1)];
    $year = substr($today, 0, 4);
    switch ($this->name) {
      case 'today': return $after(0, 1);
      case 'tomorrow': return $after(1, 1);
      case 'weekend': return self::weekend($today, $weekend, $nights);
      case 'this-month': return $months(0);
      case 'next-month': return $months(1);
      case 'this-year': return ["$year-01-01", Day::addMonths("$year-12-01", 1)];
    }
    return strncmp($this->name, 'last', 4) === 0 ? $after(1 - $count, $count) : $after(0, $count);
  }

  /** The current weekend, what is left of it, or the next one. A weekend's night ends on one of its days. */
  private static function weekend(string $today, array $weekend, bool $nights): array {
    $isFree = static fn (string $day) => in_array(Day::weekday($nights ? Day::add($day, 1) : $day), $weekend, true);
    for ($from = $today; !$isFree($from); ) $from = Day::add($from, 1);
    for ($end = Day::add($from, 1); $isFree($end) && $end < Day::add($from, 7); ) $end = Day::add($end, 1);
    return [$from, $end];
  }
}
