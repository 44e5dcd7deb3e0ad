<?php
declare(strict_types=1);

namespace Vitrine\Words;

use Vitrine\Template\Formats;

/** The texts of a page in its language. */
final class Texts {
  private const FORMS = ['zero', 'one', 'two', 'few', 'many'];

  /** @var array<string, string> */
  private array $texts;
  private string $language;
  private Formats $formats;

  /** @param array $own the page's own texts, which win */
  public function __construct(string $locale, array $own = []) {
    $this->language = explode('-', $locale)[0];
    $isPackaged = in_array($this->language, ['ar', 'de', 'es', 'fr'], true);
    $own = array_filter($own, static fn ($text) => is_string($text) && ($text !== '' || !$isPackaged));
    $texts = require dirname(__DIR__, 2) . '/texts/' . ($isPackaged ? $this->language : 'en') . '.php';
    $this->texts = $own + $texts;
    $this->formats = new Formats($locale);
  }

  /** @param array<string, string|int> $values the places `{name}`; a number is written as the language writes it */
  public function text(string $key, array $values = []): string {
    return $this->fill($this->texts[$key], $values);
  }

  /** A text of the page's own, by the same rules. @param array<string, string|int> $values */
  public function fill(string $text, array $values): string {
    $forms = explode(' | ', $text);
    $form = count($forms) > 1 ? $this->form($forms, $values['n'] ?? null) : $forms[0];
    return preg_replace_callback('/\{([A-Za-z0-9_]+)\}/', function (array $found) use ($values): string {
      $value = $values[$found[1]] ?? null;
      return $value === null ? $found[0] : (is_int($value) ? $this->formats->count($value) : $value);
    }, $form);
  }

  /** The plural form that a number asks for. @param string[] $forms @param string|int|null $n */
  private function form(array $forms, $n): string {
    $known = count($forms) > 2 ? self::FORMS : ['one'];
    $at = array_search(is_int($n) ? $this->category($n) : 'other', $known, true);
    return ($at === false ? end($forms) : $forms[$at] ?? '');
  }

  private function category(int $n): string {
    if ($this->language === 'ar') {
      if ($n < 3) return self::FORMS[$n];
      $rest = $n % 100;
      return $rest < 3 ? 'other' : ($rest < 11 ? 'few' : 'many');
    }
    if ($n === 1 || $n === 0 && $this->language === 'fr') return 'one';
    $hasMillions = $this->language === 'fr' || $this->language === 'es';
    return $hasMillions && $n !== 0 && $n % 1000000 === 0 ? 'many' : 'other';
  }
}
