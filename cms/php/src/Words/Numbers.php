<?php
declare(strict_types=1);

namespace Vitrine\Words;

use Vitrine\Lucene\Text;
use Vitrine\Markup\NotPlain;

/** How languages write numbers. A test compares them with the browser's. */
final class Numbers {
  private const COMMON = ['BRL' => 'R$', 'EUR' => '€', 'INR' => '₹', 'KRW' => '₩', 'VND' => '₫', 'XCG' => 'Cg.', 'ILS' => '₪', 'XAF' => 'FCFA', 'XOF' => "F\u{202f}CFA", 'XPF' => 'CFPF'];
  private const DOLLARS = ['CAD' => 'CA$', 'CNY' => 'CN¥', 'HKD' => 'HK$', 'MXN' => 'MX$', 'NZD' => 'NZ$', 'TWD' => 'NT$', 'XCD' => 'EC$'];
  private const TABLES = [
    'en' => ['group' => ',', 'decimal' => '.', 'least' => 1, 'minus' => '-', 'percent' => '%', 'before' => true, 'mark' => '',
      'symbols' => ['AUD' => 'A$', 'GBP' => '£', 'JPY' => '¥', 'PHP' => '₱', 'USD' => '$', 'XXX' => '¤'] + self::COMMON + self::DOLLARS],
    'de' => ['group' => '.', 'decimal' => ',', 'least' => 1, 'minus' => '-', 'percent' => "\u{a0}%", 'before' => false, 'mark' => '',
      'symbols' => ['ATS' => 'öS', 'AUD' => 'AU$', 'BGM' => 'BGK', 'BGO' => 'BGJ', 'DEM' => 'DM', 'GBP' => '£', 'JPY' => '¥', 'THB' => '฿', 'USD' => '$'] + self::COMMON + self::DOLLARS],
    'fr' => ['group' => "\u{202f}", 'decimal' => ',', 'least' => 1, 'minus' => '-', 'percent' => "\u{a0}%", 'before' => false, 'mark' => '',
      'symbols' => ['ARS' => '$AR', 'AUD' => '$AU', 'BEF' => 'FB', 'BMD' => '$BM', 'BND' => '$BN', 'BZD' => '$BZ', 'CAD' => '$CA', 'CLP' => '$CL', 'COP' => '$CO',
        'CYP' => '£CY', 'FJD' => '$FJ', 'FKP' => '£FK', 'FRF' => 'F', 'GBP' => '£GB', 'GIP' => '£GI', 'IEP' => '£IE', 'ILP' => '£IL', 'ITL' => '₤IT',
        'LBP' => '£LB', 'MTP' => '£MT', 'MXN' => '$MX', 'NAD' => '$NA', 'NZD' => '$NZ', 'RHD' => '$RH', 'SBD' => '$SB', 'SGD' => '$SG', 'SRD' => '$SR',
        'TTD' => '$TT', 'USD' => '$US', 'UYU' => '$UY', 'WST' => '$WS', 'XPF' => 'FCFP', 'XXX' => '¤'] + self::COMMON],
    'es' => ['group' => '.', 'decimal' => ',', 'least' => 2, 'minus' => '-', 'percent' => "\u{a0}%", 'before' => false, 'mark' => '',
      'symbols' => ['ESP' => '₧', 'EUR' => '€', 'THB' => '฿', 'USD' => 'US$', 'VND' => '₫', 'XCG' => 'Cg.', 'XPF' => 'CFPF', 'XXX' => '¤']],
    'ar' => ['group' => ',', 'decimal' => '.', 'least' => 1, 'minus' => "\u{200e}-", 'percent' => "\u{200e}%\u{200e}", 'before' => false, 'mark' => "\u{200f}",
      'symbols' => ['AED' => "د.إ.\u{200f}", 'AUD' => 'AU$', 'BHD' => "د.ب.\u{200f}", 'DZD' => "د.ج.\u{200f}", 'EGP' => "ج.م.\u{200f}", 'GBP' => 'UK£', 'IQD' => "د.ع.\u{200f}",
        'IRR' => 'ر.إ.', 'JOD' => "د.أ.\u{200f}", 'JPY' => 'JP¥', 'KWD' => "د.ك.\u{200f}", 'LBP' => "ل.ل.\u{200f}", 'LYD' => "د.ل.\u{200f}", 'MAD' => "د.م.\u{200f}", 'MRU' => 'أ.م.',
        'OMR' => "ر.ع.\u{200f}", 'QAR' => "ر.ق.\u{200f}", 'SAR' => "ر.س.\u{200f}", 'SDD' => "د.س.\u{200f}", 'SDG' => 'ج.س.', 'SYP' => "ل.س.\u{200f}", 'THB' => '฿', 'TND' => "د.ت.\u{200f}",
        'USD' => 'US$', 'XXX' => '¤', 'YER' => "ر.ي.\u{200f}"] + self::COMMON + self::DOLLARS],
  ];

  /** The table of a language, which its main country shares. @throws NotPlain without one */
  public static function of(string $locale): array {
    $same = ['en-US' => 'en', 'de-DE' => 'de', 'fr-FR' => 'fr', 'es-ES' => 'es'];
    $table = self::TABLES[$same[$locale] ?? $locale] ?? null;
    if ($table === null) throw new NotPlain("numbers in the language \"$locale\"");
    return $table;
  }

  /** A number's digits, and where the point stands: behind so many of them. @return array{string, int} */
  public static function digits(float $amount): array {
    if ($amount == 0) return ['0', 1];
    preg_match('/^-?([0-9]+)(?:\.([0-9]+))?(?:e([-+]?[0-9]+))?\z/i', (string) json_encode($amount), $found);
    $all = $found[1] . ($found[2] ?? '');
    $digits = ltrim($all, '0');
    return [$digits, strlen($found[1]) + (int) ($found[3] ?? 0) - (strlen($all) - strlen($digits))];
  }

  /** Rounds half away from zero, and writes the groups. @param string $digits with the point behind `$point` of them */
  public static function grouped(array $table, string $digits, int $point, int $least, int $most): string {
    $padded = $point > 0 ? $digits : str_repeat('0', 1 - $point) . $digits;
    $point = max(1, $point);
    $padded = str_pad($padded, $point + $most + 1, '0');
    $kept = substr($padded, 0, $point + $most);
    if ($padded[$point + $most] >= '5') {
      $kept = self::increased($kept);
      $point += strlen($kept) - ($point + $most);
    }
    $fraction = rtrim(substr($kept, $point), '0');
    if (strlen($fraction) < $least) $fraction = str_pad($fraction, $least, '0');
    $whole = ltrim(substr($kept, 0, $point), '0');
    if ($whole === '') $whole = '0';
    if (strlen($whole) >= 3 + $table['least']) $whole = preg_replace('/(?<=[0-9])(?=(?:[0-9]{3})+\z)/', $table['group'], $whole);
    return $fraction === '' ? $whole : $whole . $table['decimal'] . $fraction;
  }

  public static function signed(array $table, float $amount, string $text): string {
    $isNegative = $amount < 0 || Text::isNegativeZero($amount);
    return $isNegative ? $table['minus'] . $text : $text;
  }

  private static function increased(string $digits): string {
    for ($i = strlen($digits) - 1; $i >= 0; $i--) {
      if ($digits[$i] !== '9') {
        $digits[$i] = (string) ($digits[$i] + 1);
        return $digits;
      }
      $digits[$i] = '0';
    }
    return "1$digits";
  }
}
