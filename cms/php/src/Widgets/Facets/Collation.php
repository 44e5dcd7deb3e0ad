<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Lucene\Text;
use Vitrine\Markup\NotPlain;

/** The alphabetical order of values: that of browsers' collator, the same in every language, as far as Latin letters go. */
final class Collation {
  /** Signs before the digits and letters, in their order. */
  private const SIGNS = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~\$";
  /** Letters with an accent: the letter, and the accent's place in the order. */
  private const ACCENTED = [
    'á' => ['a', 2], 'à' => ['a', 3], 'ă' => ['a', 4], 'â' => ['a', 5], 'å' => ['a', 7], 'ä' => ['a', 8], 'ã' => ['a', 9], 'ą' => ['a', 11], 'ā' => ['a', 12],
    'ć' => ['c', 2], 'ĉ' => ['c', 5], 'č' => ['c', 6], 'ċ' => ['c', 10], 'ç' => ['c', 11], 'ď' => ['d', 6],
    'é' => ['e', 2], 'è' => ['e', 3], 'ĕ' => ['e', 4], 'ê' => ['e', 5], 'ě' => ['e', 6], 'ë' => ['e', 8], 'ė' => ['e', 10], 'ę' => ['e', 11], 'ē' => ['e', 12],
    'í' => ['i', 2], 'ì' => ['i', 3], 'î' => ['i', 5], 'ï' => ['i', 8], 'ĩ' => ['i', 9], 'į' => ['i', 11], 'ī' => ['i', 12],
    'ń' => ['n', 2], 'ň' => ['n', 6], 'ñ' => ['n', 9],
    'ó' => ['o', 2], 'ò' => ['o', 3], 'ô' => ['o', 5], 'ö' => ['o', 8], 'ő' => ['o', 8.5], 'õ' => ['o', 9], 'ō' => ['o', 12],
    'ŕ' => ['r', 2], 'ř' => ['r', 6], 'ś' => ['s', 2], 'š' => ['s', 6], 'ş' => ['s', 11], 'ť' => ['t', 6],
    'ú' => ['u', 2], 'ù' => ['u', 3], 'û' => ['u', 5], 'ů' => ['u', 7], 'ü' => ['u', 8], 'ű' => ['u', 8.5], 'ũ' => ['u', 9], 'ų' => ['u', 11], 'ū' => ['u', 12],
    'ý' => ['y', 2], 'ÿ' => ['y', 8], 'ź' => ['z', 2], 'ž' => ['z', 6], 'ż' => ['z', 10],
  ];
  private const CAPITALS = [
    'Á' => 'á', 'À' => 'à', 'Ă' => 'ă', 'Â' => 'â', 'Å' => 'å', 'Ä' => 'ä', 'Ã' => 'ã', 'Ą' => 'ą', 'Ā' => 'ā', 'Ć' => 'ć', 'Ĉ' => 'ĉ', 'Č' => 'č', 'Ċ' => 'ċ', 'Ç' => 'ç',
    'Ď' => 'ď', 'É' => 'é', 'È' => 'è', 'Ĕ' => 'ĕ', 'Ê' => 'ê', 'Ě' => 'ě', 'Ë' => 'ë', 'Ė' => 'ė', 'Ę' => 'ę', 'Ē' => 'ē', 'Í' => 'í', 'Ì' => 'ì', 'Î' => 'î', 'Ï' => 'ï',
    'Ĩ' => 'ĩ', 'Į' => 'į', 'Ī' => 'ī', 'Ń' => 'ń', 'Ň' => 'ň', 'Ñ' => 'ñ', 'Ó' => 'ó', 'Ò' => 'ò', 'Ô' => 'ô', 'Ö' => 'ö', 'Ő' => 'ő', 'Õ' => 'õ', 'Ō' => 'ō', 'Ŕ' => 'ŕ',
    'Ř' => 'ř', 'Ś' => 'ś', 'Š' => 'š', 'Ş' => 'ş', 'Ť' => 'ť', 'Ú' => 'ú', 'Ù' => 'ù', 'Û' => 'û', 'Ů' => 'ů', 'Ü' => 'ü', 'Ű' => 'ű', 'Ũ' => 'ũ', 'Ų' => 'ų', 'Ū' => 'ū',
    'Ý' => 'ý', 'Ÿ' => 'ÿ', 'Ź' => 'ź', 'Ž' => 'ž', 'Ż' => 'ż',
  ];

  /** @throws NotPlain for signs of other scripts */
  public static function compare(string $a, string $b): int {
    [$left, $right] = [self::weights($a), self::weights($b)];
    return $left[0] <=> $right[0] ?: $left[1] <=> $right[1] ?: $left[2] <=> $right[2];
  }

  /** The same, and texts of other scripts by their signs. */
  public static function roughly(string $a, string $b): int {
    try {
      return self::compare($a, $b);
    } catch (NotPlain $otherScript) {
      return Text::compare(Text::lower($a), Text::lower($b));
    }
  }

  /** The letters, the accents and the cases of a text, to be compared in this order. @return array{array, array, array} */
  private static function weights(string $text): array {
    static $known = [];
    if (isset($known[$text])) return $known[$text];
    $weights = [[], [], []];
    foreach (preg_split('//u', $text, -1, PREG_SPLIT_NO_EMPTY) as $sign) {
      $isCapital = isset(self::CAPITALS[$sign]) || preg_match('/^[A-Z]\z/', $sign) === 1;
      $lower = self::CAPITALS[$sign] ?? Text::lower($sign);
      [$letter, $accent] = self::ACCENTED[$lower] ?? [$lower, 0];
      foreach ($letter === 'ß' ? ['s', 's'] : [$letter] as $one) {
        $weights[0][] = self::primary($one);
        $weights[1][] = $accent;
        $weights[2][] = $isCapital ? 1 : 0;
      }
    }
    return $known[$text] = array_map(static fn ($list) => self::key($list), $weights);
  }

  /** As a text that compares like the list: a shorter one first. */
  private static function key(array $list): string {
    return implode('', array_map(static fn ($weight) => chr((int) ($weight * 2) + 1), $list));
  }

  private static function primary(string $letter): int {
    if (preg_match('/^[a-z]\z/', $letter)) return 50 + ord($letter) - ord('a');
    if (preg_match('/^[0-9]\z/', $letter)) return 40 + ord($letter) - ord('0');
    $at = strlen($letter) === 1 ? strpos(self::SIGNS, $letter) : false;
    if ($at === false) throw new NotPlain("the alphabetical order of \"$letter\"");
    return $at;
  }
}
