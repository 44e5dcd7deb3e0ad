<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Render\Node;

/** A field's snippets, the matches marked. All of a snippet is plain text. */
final class Highlight {
  /** Solr's tags where the params set none. */
  public const SOLR_TAGS = ['<em>', '</em>'];

  /** The field's text where Solr sent no snippet. @return string|array|null null without a text */
  public static function render(Path $path, Scope $scope) {
    $snippets = $path->isOfItem ? null : $scope->snippets[$path->keys] ?? null;
    $snippet = Values::text($snippets, ' … ');
    if ($snippet !== '') return self::marked($snippet, $scope->tags);
    $text = Values::text($path->read($scope));
    return $text === '' ? null : $text;
  }

  /** @param array{string, string} $tags @return array<string|Node> */
  private static function marked(string $rest, array $tags): array {
    [$pre, $post] = $tags;
    $parts = [];
    while ($rest !== '') {
      $open = $pre === '' ? false : strpos($rest, $pre);
      $close = $open === false || $post === '' ? false : strpos($rest, $post, $open + strlen($pre));
      if ($close === false) break;
      $inner = $open + strlen($pre);
      if ($open > 0) $parts[] = substr($rest, 0, $open);
      if ($close > $inner) $parts[] = new Node('mark', [], substr($rest, $inner, $close - $inner));
      $rest = substr($rest, $close + strlen($post));
    }
    if ($rest !== '') $parts[] = $rest;
    return $parts;
  }
}
