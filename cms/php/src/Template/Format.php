<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;

/** How a value shows: `currency`, `currency:EUR`, `number:1`, `date:long`. */
final class Format {
  private const ARGUMENTS = [
    'currency' => '/^[a-z]{3}\z/i', 'number' => '/^[0-9]\z/', 'percent' => '/^[0-9]\z/',
    'date' => self::STYLE, 'time' => self::STYLE, 'datetime' => self::STYLE,
  ];
  private const STYLE = '/^(?:short|medium|long|full)\z/';
  private const NUMERIC = '/^[' . Text::SPACE . ']*[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?[' . Text::SPACE . ']*\z/u';

  private string $name;
  private ?string $argument;

  private function __construct(string $name, ?string $argument) {
    [$this->name, $this->argument] = [$name, $argument];
  }

  /** @return self|null null for one that is none: the value then shows as it is */
  public static function parse(?string $text): ?self {
    [$word, $argument] = array_map([Text::class, 'trim'], explode(':', $text ?? '', 2) + [1 => '']);
    $pattern = self::ARGUMENTS[strtolower($word)] ?? null;
    if ($pattern === null || $argument !== '' && !preg_match($pattern, $argument)) return null;
    return new self(strtolower($word), $argument === '' ? null : $argument);
  }

  /** @param string|int|float|bool $value */
  public function apply($value, Formats $formats): string {
    if (is_bool($value)) return Values::string($value);
    if (in_array($this->name, ['date', 'time', 'datetime'], true)) return $formats->date($value, $this->name, $this->argument);
    $amount = !is_string($value) ? (float) $value : (preg_match(self::NUMERIC, $value) ? Text::number($value) : NAN);
    if (!is_finite($amount)) return Values::string($value);
    if ($this->name === 'currency') return $formats->currency($amount, $this->argument);
    return $formats->number($amount, $this->argument === null ? null : (int) $this->argument, $this->name === 'percent');
  }
}
