<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;

final class SyntaxTest extends TestCase {
  private const FOLDER = __DIR__ . '/../../../../cms/php';
  /** Functions, classes and constants that PHP 7.4 or its smallest build does not have. */
  private const NEWER = '/^(?:str_(?:contains|starts_with|ends_with)|array_is_list|array_(?:any|all|find)|get_debug_type'
    . '|fdiv|WeakMap|Stringable|Attribute|preg_last_error_msg|enum_exists|json_validate|mb_\w+|iconv\w*|ctype_\w+)$/i';
  /** Names that are only keywords since PHP 8. */
  private const KEYWORDS = '/^(?:match|enum|readonly|never|mixed)$/i';

  /** @dataProvider files */
  public function testHasNoSyntaxAndNoFunctionsNewerThanPhp74(string $file): void {
    $tokens = array_values(array_filter(token_get_all(file_get_contents($file)), static fn ($token) =>
      !is_array($token) || !in_array($token[0], [T_WHITESPACE, T_COMMENT, T_DOC_COMMENT], true)));
    $found = [];
    foreach ($tokens as $at => $token) {
      [$id, $text] = is_array($token) ? $token : [null, $token];
      [$before, $after] = [self::text($tokens[$at - 1] ?? ''), self::text($tokens[$at + 1] ?? '')];
      $isMember = in_array($before, ['->', '::', '?->'], true);
      if ($id === T_STRING && !$isMember && preg_match(self::NEWER, $text)) $found[] = $text;
      if ($id !== T_VARIABLE && !$isMember && preg_match(self::KEYWORDS, $text)) $found[] = $text;
      if ($text === '?->' || $text === '#[') $found[] = $text;
      // Promoted constructor params, union types, trailing commas of params, and `throw` as an expression.
      if (in_array($text, ['public', 'private', 'protected'], true) && in_array($before, ['(', ','], true)) $found[] = "( $text";
      if ($text === '|' && preg_match('/^[\w\\\\?]+$/', $before) && self::isUnionType($tokens, $at)) $found[] = "$before|$after";
      if ($text === 'throw' && in_array($before, ['??', '=>', '?', ':', '&&', '||'], true)) $found[] = "$before throw";
      if ($text === 'static' && $before === ':') $found[] = ': static';
      if ($id === T_STRING && $after === ':' && in_array($before, ['(', ','], true)) $found[] = "$text: as a named argument";
    }
    $this->assertSame([], $found);
  }

  /** Whether the bar stands before a variable or a body, as in `A|B $c`. */
  private static function isUnionType(array $tokens, int $at): bool {
    $type = self::text($tokens[$at + 1] ?? '');
    $next = self::text($tokens[$at + 2] ?? '');
    return preg_match('/^[A-Za-z\\\\]+$/', $type) === 1 && strtoupper($type) !== $type && preg_match('/^(?:\$|\{|;|=)/', $next) === 1;
  }

  /** @param array|string $token */
  private static function text($token): string {
    return is_array($token) ? $token[1] : $token;
  }

  public function files(): iterable {
    $all = new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::FOLDER, FilesystemIterator::SKIP_DOTS));
    foreach ($all as $path => $_) {
      if (substr($path, -4) === '.php') yield substr($path, strlen(self::FOLDER) + 1) => [$path];
    }
  }

  /** @dataProvider files */
  public function testDefinesTheClassThatItsPathNames(string $file): void {
    $path = substr($file, strlen(self::FOLDER . '/src/'), -4);
    $isClass = strncmp($file, self::FOLDER . '/src/', strlen(self::FOLDER . '/src/')) === 0;
    if (!$isClass) $this->expectNotToPerformAssertions();
    else $this->assertTrue(class_exists('Vitrine\\' . strtr($path, '/', '\\')) || interface_exists('Vitrine\\' . strtr($path, '/', '\\')));
  }

  public function testComposerLoadsTheSameClasses(): void {
    $composer = json_decode(file_get_contents(self::FOLDER . '/composer.json'), true);
    $this->assertSame(['Vitrine\\' => 'src/'], $composer['autoload']['psr-4']);
    $this->assertSame('>=7.4', $composer['require']['php']);
    $this->assertSame(['php'], array_keys($composer['require']));
  }
}
