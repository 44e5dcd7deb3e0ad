<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Markup\Entities;
use Vitrine\Sanitise\Sanitiser;
use Vitrine\Template\PlainText;

/** Compares with the browser's sanitiser and decoder: test/cms/php/first/htmlCases.ts. */
final class HtmlTest extends TestCase {
  private static array $html;

  public static function setUpBeforeClass(): void {
    self::$html = json_decode(file_get_contents(getenv('VITRINE_HTML')), true, 512, JSON_THROW_ON_ERROR);
  }

  public function testSanitisesAsTheBrowserDoes(): void {
    foreach (self::$html['cases'] as ['html' => $html, 'clean' => $clean]) $this->assertSame($clean, Sanitiser::clean($html), $html);
    $this->assertGreaterThan(3000, count(self::$html['cases']));
  }

  public function testReadsTheTextOfHtmlAsTheBrowserDoes(): void {
    foreach (self::$html['cases'] as ['html' => $html, 'plain' => $plain]) $this->assertSame($plain, PlainText::of($html), $html);
  }

  public function testDecodesReferencesAsTheBrowserDoes(): void {
    foreach (self::$html['references'] as ['text' => $text, 'decoded' => $decoded, 'inAttribute' => $inAttribute]) {
      $this->assertSame([$decoded, $inAttribute], [Entities::decode($text), Entities::decode($text, true)], $text);
    }
  }
}
