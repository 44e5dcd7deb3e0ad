<?php
declare(strict_types=1);

namespace Vitrine\Template;

/** What a template reads: one document, and inside of a loop one item. */
final class Scope {
  public object $doc;
  /** @var mixed the item of the nearest loop */
  public $item = null;
  /** @var array<string, string[]> snippets by field */
  public array $snippets;
  /** @var array{string, string} what stands around a match in a snippet */
  public array $tags;
  public Formats $formats;
  /** Shows a widget that a template names: its name, its attributes and the document. @var callable */
  public $widget;

  public function __construct(object $doc, array $snippets, array $tags, Formats $formats, callable $widget) {
    [$this->doc, $this->snippets, $this->tags, $this->formats, $this->widget] = [$doc, $snippets, $tags, $formats, $widget];
  }

  /** @param mixed $item */
  public function of($item): self {
    $inner = clone $this;
    $inner->item = $item;
    return $inner;
  }
}
