<?php
declare(strict_types=1);

namespace Vitrine\Render;

/**
 * An element to be written. Contents are texts, elements, and lists of them, nested as React has them: where two
 * texts meet, and where in lists an id is made, both write the same.
 */
final class Node {
  public string $name;
  /** @var array<string, string|true|null> by their names in HTML; true for one without a value, null for none */
  public array $attributes;
  /** @var mixed a text, an element, a list of contents, or null */
  public $content;
  /** Sanitised HTML, instead of a content. */
  public ?string $html = null;

  /** @param array<string, string|true|null> $attributes @param mixed $content */
  public function __construct(string $name, array $attributes = [], $content = null) {
    [$this->name, $this->attributes, $this->content] = [$name, $attributes, $content];
  }

  /** An element whose content is sanitised HTML. */
  public static function ofHtml(string $name, array $attributes, string $html): self {
    $node = new self($name, $attributes);
    $node->html = $html;
    return $node;
  }
}
