<?php
declare(strict_types=1);

namespace Vitrine\Render;

use Vitrine\Markup\NotPlain;

/** Writes contents as React's renderer for servers writes the same ones. */
final class Writer {
  private const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'keygen', 'link', 'meta', 'param', 'source', 'track', 'wbr'];

  private string $prefix;
  /** Whether the last thing was a text: the next one needs a comment between. */
  private bool $isAfterText = false;
  /** The value of the select around, by which an option is chosen. */
  private ?string $chosen = null;

  /** Whether the page's policy allows style attributes; without them the browser sets the styles. */
  private bool $hasStyles;

  /** @param string $prefix of the ids */
  public function __construct(string $prefix, bool $hasStyles = true) {
    [$this->prefix, $this->hasStyles] = [$prefix, $hasStyles];
  }

  /** Escapes a text, for an attribute in double quotes, too. */
  public static function escape(string $text): string {
    return strtr($text, ['&' => '&amp;', '"' => '&quot;', "'" => '&#x27;', '<' => '&lt;', '>' => '&gt;']);
  }

  /** @param mixed $content */
  public function write($content, ?Place $place = null): string {
    $place = $place ?? new Place();
    if (is_string($content)) return $this->text($content);
    if ($content instanceof Node) return $this->element($content, $place);
    if ($content instanceof Identified) {
      return $this->write(($content->make)($place->id($this->prefix)), $place->at(0, 1));
    }
    $html = '';
    if (!is_array($content)) return $html;
    foreach ($content as $i => $one) $html .= $this->write($one, $place->at($i, count($content)));
    return $html;
  }

  private function text(string $text): string {
    if ($text === '') return '';
    $separator = $this->isAfterText ? '<!-- -->' : '';
    $this->isAfterText = true;
    return $separator . self::escape($text);
  }

  private function element(Node $node, Place $place): string {
    $this->isAfterText = false;
    ['name' => $name, 'attributes' => $attributes, 'content' => $content] = get_object_vars($node);
    $before = $this->chosen;
    if ($name === 'select') {
      $this->chosen = $attributes['value'] ?? null;
      unset($attributes['value']);
    }
    if ($name === 'option') $attributes['selected'] = $this->isSelected($attributes, $content) ? true : null;
    if ($name === 'textarea' && isset($attributes['value'])) {
      if ($content !== null && $content !== []) throw new NotPlain('a textarea with a value and a content');
      $content = $attributes['value'];
      unset($attributes['value']);
    }
    if (!$this->hasStyles && isset($attributes['style'])) {
      $attributes['data-vitrine-style'] = $attributes['style'];
      unset($attributes['style']);
    }
    $html = "<$name" . Attributes::write($name, $attributes);
    if (in_array($name, self::VOID, true)) return "$html/>";
    $html .= '>';
    $start = $node->html ?? (is_array($content) ? '' : $content);
    if (in_array($name, ['pre', 'textarea'], true) && is_string($start) && strncmp($start, "\n", 1) === 0) $html .= "\n";
    $html .= $node->html ?? $this->content($name, $content, $place);
    $this->isAfterText = false;
    $this->chosen = $before;
    return "$html</$name>";
  }

  /** @param mixed $content */
  private function content(string $name, $content, Place $place): string {
    // A title of a picture holds one text.
    if ($name === 'title' && is_array($content)) $content = count($content) === 1 ? $content[0] : null;
    return $this->write($content, $place);
  }

  /** @param mixed $content */
  private function isSelected(array $attributes, $content): bool {
    if ($this->chosen === null) return ($attributes['selected'] ?? null) !== null;
    return $this->chosen === ($attributes['value'] ?? self::flat($content));
  }

  /** @param mixed $content */
  private static function flat($content): string {
    if (is_array($content)) return implode('', array_map([self::class, 'flat'], $content));
    return is_string($content) ? $content : ($content === null ? '' : '[object Object]');
  }
}
