<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\WordPress\Page\Literal;

require_once __DIR__ . '/../../../../cms/wordpress/src/Page/Literal.php';

/** HTML and JSON of the WordPress plugin, as WordPress leaves it alone: test/wordpress/6-texts.spec.ts has the real one. */
final class LiteralTest extends TestCase {
  private const PIECES = ['[', ']', '[[', ']]', '[name a="b"]', '&#91;', '&#x5b;', '&lsqb;', '&', '&amp;', '<', '>', '"', "'", '\\', '/', '-', '--', '...', '.', ':)', '8O', '9x9', 'Wordpress', "\n", ' ', 'lake', 'ü', '日本', "\xc3", '<!--', '-->', '</script>', ']]>'];

  public function testBrowsersReadTheSame(): void {
    mt_srand(17);
    for ($i = 0; $i < 3000; $i++) {
      $text = self::anyText();
      $html = sprintf('<div title="%1$s" data-vitrine-config="%2$s">%1$s<b>%1$s</b><!-- --><input value="%1$s" name="city[]"/><template>%1$s</template></div>', self::escape($text), self::escape((string) json_encode(['a' => [$text, ['b']]], JSON_INVALID_UTF8_SUBSTITUTE)));
      $written = Literal::html($html);
      $this->assertSame(self::read($html), self::read($written), $text);
      $this->assertDoesNotMatchRegularExpression('/[\[\]]|&#9[13];|>[^<]*(?:--|\.\.)|Wordp/', $written, $text);
    }
  }

  public function testJsonIsTheSame(): void {
    mt_srand(18);
    for ($i = 0; $i < 3000; $i++) {
      $value = ['q' => self::anyText(), self::anyText() => [[true, null, 1], [self::anyText(), []]]];
      $json = str_replace('<', '\u003c', (string) json_encode($value, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_INVALID_UTF8_SUBSTITUTE));
      $written = Literal::script("<script type=\"application/json\">$json</script>");
      preg_match('~^<script type="application/json">(.*)</script>\z~s', $written, $inside);
      $this->assertSame(json_decode($json, true), json_decode($inside[1], true), $json);
      $this->assertDoesNotMatchRegularExpression('/\[[^ ]|&|Wordp|\]\]>/', $inside[1], $json);
    }
  }

  public function testLeavesScriptsAndStylesOfATemplateAlone(): void {
    $template = '<style>a[href] { color: red }</style><!-- [if] --><script>let a = b[0] && "x"</script>';
    $this->assertSame($template, Literal::html($template));
    $this->assertSame('', Literal::script(''));
  }

  private static function anyText(): string {
    return implode('', array_map(static fn () => self::PIECES[mt_rand(0, count(self::PIECES) - 1)], range(0, mt_rand(0, 6))));
  }

  private static function escape(string $text): string {
    return htmlspecialchars($text, ENT_QUOTES | ENT_SUBSTITUTE);
  }

  /** @return string[] texts and attributes */
  private static function read(string $html): array {
    $page = new \DOMDocument();
    libxml_use_internal_errors(true);
    $page->loadHTML('<?xml encoding="utf-8"?><body>' . $html . '</body>');
    libxml_clear_errors();
    $nodes = (new \DOMXPath($page))->query('//text()|//@*');
    return array_map(static fn ($node) => $node->nodeValue, iterator_to_array($nodes));
  }
}
