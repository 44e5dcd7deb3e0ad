<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;
use Vitrine\Markup\NotPlain;
use Vitrine\Words\Dates;
use Vitrine\Words\Numbers;

/**
 * Formats numbers, amounts of money and dates as browsers do in the five languages of Vitrine. PHP's intl is not used:
 * its version of the languages' data is another one than the browser's. In other languages the browser formats.
 */
final class Formats {
  private string $locale;
  private string $currency;

  public function __construct(string $locale, string $currency = 'USD') {
    $this->locale = $locale;
    $this->currency = $currency;
  }

  /** @throws NotPlain in a language that has no table */
  public function number(float $amount, ?int $decimals = null, bool $isPercent = false): string {
    $table = Numbers::of($this->locale);
    [$digits, $exponent] = Numbers::digits($amount);
    if ($isPercent) $exponent += 2;
    $text = Numbers::grouped($table, $digits, $exponent, $decimals ?? 0, $decimals ?? ($isPercent ? 0 : 3));
    return Numbers::signed($table, $amount, $isPercent ? $text . $table['percent'] : $text);
  }

  /** Without decimals. @param string|null $code another currency, as ISO 4217 */
  public function currency(float $amount, ?string $code = null): string {
    $table = Numbers::of($this->locale);
    $code = strtoupper($code ?? $this->currency);
    if (!preg_match('/^[A-Z]{3}\z/', $code)) $code = 'USD';
    [$digits, $exponent] = Numbers::digits($amount);
    $text = Numbers::grouped($table, $digits, $exponent, 0, 0);
    $symbol = $table['symbols'][$code] ?? $code;
    if ($table['before']) {
      $isWord = preg_match('/[\p{S}\p{Z}]\z/u', $symbol) === 0;
      return Numbers::signed($table, $amount, $symbol . ($isWord ? "\u{a0}" : '') . $text);
    }
    return $table['mark'] . Numbers::signed($table, $amount, "$text\u{a0}$symbol");
  }

  /**
   * A date as Solr writes it, or milliseconds; any other text stays as it is.
   * @param string|int|float $value
   * @param string $kind 'date', 'time' or 'datetime' @param string|null $style short, medium, long or full
   */
  public function date($value, string $kind, ?string $style = null): string {
    $at = is_string($value) ? Dates::read($value) : (abs($value) <= 8.64e15 ? (float) (int) $value : NAN);
    if (is_nan($at)) return Values::string($value);
    $style = $style ?? ($kind === 'time' ? 'short' : 'medium');
    return Dates::write($this->locale, $at, $kind, $style);
  }

  /** An amount of a facet: numbers below 10,000 may be years, so they get no comma. */
  public function amount(float $amount, bool $isMoney): string {
    if ($isMoney) return $this->currency($amount);
    $table = ['least' => 2] + Numbers::of($this->locale);
    return Numbers::signed($table, $amount, Numbers::grouped($table, ...array_merge(Numbers::digits($amount), [0, 3])));
  }

  /** A value of a facet; texts, and numbers that are not money, stay as they are. */
  public function value(string $value, bool $isMoney): string {
    return $isMoney && preg_match('/^-?[0-9]+(?:\.[0-9]+)?\z/', $value) ? $this->currency((float) $value) : $value;
  }

  /** A count in a text. */
  public function count(int $count): string {
    return $this->number((float) $count);
  }
}
