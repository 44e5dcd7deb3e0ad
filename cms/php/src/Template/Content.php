<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Markup\Names;
use Vitrine\Render\Node;
use Vitrine\Sanitise\Sanitiser;

/** Elements whose content is a field. Without a value they are left out, other than cells of a table and the like. */
final class Content {
  /** @param callable(Scope, mixed): Node $write makes the element @return callable(Scope): ?Node */
  public static function render(string $name, Bindings $parsed, bool $isForeign, callable $write): callable {
    $kind = $parsed->content;
    $path = Path::parse($parsed->bindings[$kind]);
    $rendersEmpty = Names::has(Rules::RENDERED_EMPTY, $name);
    if ($kind === 'html' && ($isForeign || !Names::has(Rules::HOLDS_HTML, $name))) $kind = 'text';
    if ($kind === 'html') {
      return static function (Scope $scope) use ($path, $write, $rendersEmpty): ?Node {
        $html = Values::text($path->read($scope), ' ');
        if ($html === '' && !$rendersEmpty) return null;
        $node = $write($scope, null);
        if ($html !== '') $node->html = Sanitiser::clean($html);
        return $node;
      };
    }
    $format = $parsed->content === 'text' ? Format::parse($parsed->bindings['format'] ?? null) : null;
    return static function (Scope $scope) use ($kind, $path, $format, $write, $rendersEmpty): ?Node {
      $content = $kind === 'highlight' ? Highlight::render($path, $scope) : self::text($path, $format, $scope);
      return $content === null && !$rendersEmpty ? null : $write($scope, $content);
    };
  }

  private static function text(Path $path, ?Format $format, Scope $scope): ?string {
    $one = static fn ($value) => $format->apply($value, $scope->formats);
    $text = Values::text($path->read($scope), ', ', $format === null ? null : $one);
    return $text === '' ? null : $text;
  }
}
