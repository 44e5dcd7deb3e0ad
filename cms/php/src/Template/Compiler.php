<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Element;
use Vitrine\Markup\Names;

/** Compiles a template's elements once for all documents, to functions from a scope to contents. */
final class Compiler {
  private const CONTROL_FLOW = 'if unless each';

  /** @var string[] the names of the widgets that a template may hold */
  private array $widgets;

  public function __construct(array $widgets) {
    $this->widgets = $widgets;
  }

  /** @param array<Element|string> $nodes @return callable(Scope): mixed */
  public function compile(array $nodes): callable {
    return self::all($this->nodes($nodes, false, false, true));
  }

  /** Several contents as one. @param callable[] $renders @return callable(Scope): mixed */
  private static function all(array $renders): callable {
    if (count($renders) === 1) return $renders[0];
    return static fn (Scope $scope) => array_map(static fn ($render) => $render($scope), $renders);
  }

  /** @param array<Element|string> $nodes @return callable[] */
  private function nodes(array $nodes, bool $isForeign, bool $keepsSpace, bool $isInBlock): array {
    $renders = [];
    foreach ($keepsSpace ? $nodes : self::collapsed($nodes, $isInBlock) as $node) {
      $render = is_string($node) ? static fn (Scope $scope) => $node : $this->element($node, $isForeign, $keepsSpace);
      if ($render !== null) $renders[] = $render;
    }
    return $renders;
  }

  private function element(Element $element, bool $isForeign, bool $keepsSpace): ?callable {
    if (!Rules::allowsElement($element->name, $element->attributes, $isForeign)) return null;
    if (isset($element->attributes['data-vitrine'])) return $this->widget($element, $isForeign, $keepsSpace);
    $parsed = new Bindings($element->name, $element->attributes);
    $path = Path::parse($parsed->bindings['each'] ?? '');
    if ($path === null) return self::conditional($this->plain($element, $parsed, $isForeign, $keepsSpace), $parsed->bindings);
    if (Names::has(Rules::LISTS, $element->name) && $parsed->content === null) {
      $items = self::all($this->inner($element, $isForeign, $keepsSpace));
      $write = $this->written($element->name, $parsed);
      return self::conditional(static function (Scope $scope) use ($path, $items, $write) {
        $values = Values::of($path->read($scope));
        return $values === [] ? null : $write($scope, array_map(static fn ($item) => $items($scope->of($item)), $values));
      }, $parsed->bindings);
    }
    return self::repeated($path, self::conditional($this->plain($element, $parsed, $isForeign, $keepsSpace), $parsed->bindings));
  }

  /** @return callable[] */
  private function inner(Element $element, bool $isForeign, bool $keepsSpace): array {
    ['name' => $name, 'children' => $children] = get_object_vars($element);
    if (Names::has(Rules::VOID, $name)) return [];
    $isBlock = Names::has(Rules::BLOCKS, $name) || Names::has(Rules::LISTS, $name);
    return $this->nodes($children, self::isForeign($name, $isForeign), $keepsSpace || $name === 'pre' || $name === 'textarea', $isBlock);
  }

  private static function isForeign(string $name, bool $isForeign): bool {
    return $name !== 'foreignObject' && ($isForeign || $name === 'svg' || $name === 'math');
  }

  /** The element without its loop and conditions. */
  private function plain(Element $element, Bindings $parsed, bool $isForeign, bool $keepsSpace): callable {
    $name = $element->name;
    $write = $this->written($name, $parsed);
    if ($parsed->content !== null) {
      return Content::render($name, $parsed, self::isForeign($name, $isForeign), $write);
    }
    $children = $this->inner($element, $isForeign, $keepsSpace);
    if ($children === []) return static fn (Scope $scope) => $write($scope, null);
    $content = self::all($children);
    return static fn (Scope $scope) => $write($scope, $content($scope));
  }

  /** Makes the element of a scope and a content. @return callable(Scope, mixed): Node */
  private function written(string $name, Bindings $parsed): callable {
    return static fn (Scope $scope, $content) => new \Vitrine\Render\Node($name, $parsed->attributesFor($scope), $content);
  }

  private static function repeated(Path $path, callable $render): callable {
    return static fn (Scope $scope) => array_map(static fn ($item) => $render($scope->of($item)), Values::of($path->read($scope)));
  }

  /** @param array<string, string> $bindings */
  private static function conditional(callable $render, array $bindings): callable {
    foreach (['unless' => true, 'if' => false] as $name => $isNegated) {
      $path = Path::parse($bindings[$name] ?? '');
      if ($path === null) continue;
      $render = static fn (Scope $scope) => (Values::of($path->read($scope)) !== []) === $isNegated ? null : $render($scope);
    }
    return $render;
  }

  /** A widget in a card: loops and conditions count as for any element, all else is its configuration. */
  private function widget(Element $element, bool $isForeign, bool $keepsSpace): ?callable {
    $name = Text::trim($element->attributes['data-vitrine']);
    if (!in_array($name, $this->widgets, true)) return null;
    [$bindings, $attributes, $plain] = [[], [], []];
    foreach ($element->attributes as $attribute => $value) {
      $attribute = (string) $attribute;
      $short = strncmp($attribute, 'data-vitrine-', 13) === 0 ? substr($attribute, 13) : '';
      if (Names::has(self::CONTROL_FLOW, $short)) $bindings[$short] = $value;
      elseif ($attribute !== 'data-vitrine' && Rules::allowsAttribute($element->name, $attribute, $value)) {
        $attributes[$attribute] = $value;
        if ($short === '' || strncmp($short, 'attr-', 5) === 0) $plain[$attribute] = $value;
      }
    }
    $markup = null;
    if ($element->name === 'a' || self::isButton($element)) {
      $own = clone $element;
      $own->attributes = $plain;
      $markup = $this->plain($own, new Bindings($own->name, $plain), $isForeign, $keepsSpace);
    }
    $render = static fn (Scope $scope) => ($scope->widget)($name, $attributes, $scope->doc, $markup === null ? null : $markup($scope));
    $path = Path::parse($bindings['each'] ?? '');
    $conditional = self::conditional($render, $bindings);
    return $path === null ? $conditional : self::repeated($path, $conditional);
  }

  /** Whether it is a control, or one stands in it. */
  private static function isButton(Element $element): bool {
    if ($element->name === 'button' || $element->name === 'input' || ($element->attributes['role'] ?? '') === 'button') return true;
    foreach ($element->children as $child) if ($child instanceof Element && self::isButton($child)) return true;
    return false;
  }

  /** Without the white space that only indents the source. @param array<Element|string> $nodes @return array<Element|string> */
  private static function collapsed(array $nodes, bool $isInBlock): array {
    $isEdge = static function (int $i) use ($nodes, $isInBlock): bool {
      $one = $nodes[$i] ?? null;
      return $one === null ? $isInBlock : $one instanceof Element && Names::has(Rules::BLOCKS, $one->name);
    };
    $kept = [];
    foreach ($nodes as $i => $node) {
      $text = is_string($node) ? preg_replace('/[ \t\r\n\f]+/', ' ', $node) : null;
      $isIndentation = $text === ' ' && strpos($node, "\n") !== false;
      if ($text === '' || $isIndentation && ($isEdge($i - 1) || $isEdge($i + 1))) continue;
      $kept[] = $text ?? $node;
    }
    return $kept;
  }
}
