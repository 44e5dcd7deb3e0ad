<?php
declare(strict_types=1);

namespace Vitrine\Words;

/** Distances as browsers write them in short: "3.2 km", "350 m" or "2 mi". */
final class Distances {
  private const MILE_KM = 1.609344;
  /** Where distances on the road are in miles. */
  private const IN_MILES = ['US', 'GB', 'LR', 'PR', 'GU', 'VI', 'AS', 'MP', 'UM'];
  /** Their units in Arabic, by the plural form of the amount; all other languages have signs. */
  private const ARABIC = [
    'm' => ['few' => 'أمتار', 'many' => 'مترًا', 'other' => 'متر'],
    'km' => ['other' => 'كم'],
    'mi' => ['other' => 'ميل'],
  ];

  private string $locale;
  private bool $isInMiles;

  /** @param string|null $unit 'km' or 'mi'; that of the language's country without it */
  public function __construct(string $locale, ?string $unit = null) {
    $this->locale = $locale;
    $this->isInMiles = $unit === null ? self::isInMiles($locale) : $unit === 'mi';
  }

  /** One decimal below 10; tens of metres below a kilometre. @throws \Vitrine\Markup\NotPlain in a language that has no table of numbers */
  public function short(float $km): string {
    $hundredths = self::round($km * 100);
    if (!$this->isInMiles && $hundredths < 100) return $this->written($hundredths * 10, 'm');
    $amount = $this->isInMiles ? $km * (1 / self::MILE_KM) : $km;
    return $this->written($amount < 9.95 ? self::round($amount * 10) / 10 : self::round($amount), $this->isInMiles ? 'mi' : 'km');
  }

  private function written(float $amount, string $unit): string {
    $table = Numbers::of($this->locale);
    $number = Numbers::signed($table, $amount, Numbers::grouped($table, ...array_merge(Numbers::digits($amount), [0, 1])));
    $language = explode('-', $this->locale)[0];
    if ($language !== 'ar') return $number . ($language === 'fr' ? "\u{202f}" : ' ') . $unit;
    // One mile is told by its noun alone.
    if ($unit === 'mi' && $amount === 1.0) return self::ARABIC[$unit]['other'];
    $rest = floor($amount) === $amount ? (int) fmod($amount, 100) : 0;
    $form = $rest > 10 ? 'many' : ($rest > 2 ? 'few' : 'other');
    return "$number " . (self::ARABIC[$unit][$form] ?? self::ARABIC[$unit]['other']);
  }

  private static function isInMiles(string $locale): bool {
    $region = preg_match('/-([A-Z]{2}|[0-9]{3})(?:-|\z)/', $locale, $found) ? $found[1] : null;
    return in_array($region ?? (strncmp("$locale-", 'en-', 3) === 0 ? 'US' : ''), self::IN_MILES, true);
  }

  /** As Math.round does. */
  private static function round(float $value): float {
    return floor($value + 0.5);
  }
}
