<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/**
 * Parses a template's source as browsers do. Markup that browsers repair by moving elements, such as `<b><i></b></i>`,
 * is none of ours: NotPlain is thrown then.
 */
final class Parser {
  private Tags $tags;
  /** @var Element[] the open elements, the root first */
  private array $stack;
  /** Whether a line break does not count: the first one in a pre. */
  private bool $skipsBreak = false;

  private function __construct(string $html) {
    $this->tags = new Tags($html);
    $this->stack = [new Element('template', [])];
  }

  /** @return array<Element|string> @throws NotPlain */
  public static function parse(string $html): array {
    $parser = new self($html);
    while (($piece = $parser->tags->next()) !== null) {
      if (is_string($piece)) $parser->text($piece);
      else $parser->skipsBreak = false;
      if (is_string($piece)) continue;
      if ($piece[0][0] === '/') $parser->end(substr($piece[0], 1));
      else $parser->start(...$piece);
    }
    return $parser->stack[0]->children;
  }

  private function current(): Element {
    return $this->stack[count($this->stack) - 1];
  }

  private function text(string $text): void {
    if ($text === '') return;
    $around = $this->current();
    $isTable = $around->space === 'html' && Names::has('table tbody thead tfoot tr colgroup', $around->name);
    if ($isTable && preg_match('/[^\t\n\f\r ]/', $text)) throw new NotPlain('a text between the cells of a table');
    $kept = $this->skipsBreak ? preg_replace('/^\n/', '', $text) : $text;
    $this->skipsBreak = false;
    if ($kept !== '') $around->add($kept);
  }

  private function start(string $name, array $attributes, bool $closesItself): void {
    $around = $this->current();
    if (!$around->holdsHtml() && $name !== 'svg') {
      if ($around->space === 'math' && $around->name === 'annotation-xml') throw new NotPlain('an annotation');
      if (Names::has(Names::BREAKS_OUT, $name)) throw new NotPlain("a <$name> in <{$around->name}>");
      $this->open($name, $attributes, $around->space, $closesItself);
      return;
    }
    if ($name === 'svg' || $name === 'math') {
      $this->open($name, $attributes, $name, $closesItself);
      return;
    }
    if (Names::has('html head body frameset', $name)) return;
    if ($name === 'image') $name = 'img';
    Nesting::before($this->stack, $name);
    if (!Nesting::fits($this->stack, $name)) return;
    $this->open($name, $attributes, 'html', Names::has(Names::VOID, $name));
    if (Names::has(Names::RAW, $name) || $name === 'textarea' || $name === 'title') {
      $this->text($this->tags->raw($name, !Names::has(Names::RAW, $name)));
    }
    if ($name === 'plaintext') throw new NotPlain('a <plaintext>');
  }

  private function open(string $name, array $attributes, string $space, bool $isEmpty): void {
    $isForeign = $space !== 'html';
    $element = new Element($space === 'svg' ? Names::svgTag($name) : $name, $isForeign ? Names::foreignAttributes($attributes, $space) : $attributes, $space);
    $this->current()->add($element);
    if (!$isEmpty) $this->stack[] = $element;
    $this->skipsBreak = !$isForeign && Names::has('pre listing textarea', $name);
  }

  private function end(string $name): void {
    if ($name === 'br' || $name === 'p' && !Nesting::isOpen($this->stack, 'p', Nesting::BUTTON_SCOPE)) {
      $this->start($name, [], false);
      if ($name === 'p') array_pop($this->stack);
      return;
    }
    Nesting::close($this->stack, $name);
  }
}
