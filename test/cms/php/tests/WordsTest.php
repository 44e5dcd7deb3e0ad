<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Template\Format;
use Vitrine\Template\Formats;

/** Compares with the browser's formats and texts: test/cms/php/first/wordCases.ts. */
final class WordsTest extends TestCase {
  private static array $words;

  public static function setUpBeforeClass(): void {
    self::$words = json_decode(file_get_contents(getenv('VITRINE_WORDS')), true, 512, JSON_THROW_ON_ERROR);
  }

  public function testFormatsAsTheBrowserDoes(): void {
    foreach (self::$words['formats'] as [$locale, $format, $value, $text]) {
      $this->assertSame($text, Format::parse($format)->apply($value, new Formats($locale)), "$format of $value in $locale");
    }
    $this->assertGreaterThan(10000, count(self::$words['formats']));
  }

  public function testHasTheTextsOfTheBrowser(): void {
    foreach (self::$words['texts'] as $language => $texts) {
      $own = require __DIR__ . "/../../../../cms/php/texts/$language.php";
      foreach ($own as $key => $text) $this->assertSame($texts[$key] ?? null, $text, "$key in $language");
      $this->assertSame(array_keys($own), array_keys(require __DIR__ . '/../../../../cms/php/texts/en.php'), $language);
    }
  }
}
