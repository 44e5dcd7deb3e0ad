<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/** An element of a template's source. Its children are elements and texts. */
final class Element {
  /** In lower case; names of SVG as they are written. */
  public string $name;
  /** @var array<string, string> by their names */
  public array $attributes;
  /** @var array<Element|string> */
  public array $children = [];
  /** 'html', 'svg' or 'math' */
  public string $space;

  /** @param array<string, string> $attributes */
  public function __construct(string $name, array $attributes, string $space = 'html') {
    [$this->name, $this->attributes, $this->space] = [$name, $attributes, $space];
  }

  /** Whether what stands in it is HTML. */
  public function holdsHtml(): bool {
    if ($this->space === 'html') return true;
    return $this->space === 'svg' && in_array($this->name, ['foreignObject', 'desc', 'title'], true)
      || $this->space === 'math' && in_array($this->name, ['mi', 'mo', 'mn', 'ms', 'mtext'], true);
  }

  public function add($child): void {
    $last = count($this->children) - 1;
    if (is_string($child) && $last >= 0 && is_string($this->children[$last])) $this->children[$last] .= $child;
    else $this->children[] = $child;
  }
}
