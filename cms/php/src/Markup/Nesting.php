<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/** Which open elements a tag closes, and which ones it opens. */
final class Nesting {
  private const SCOPE = 'applet caption html table td th marquee object template select foreignObject desc title mi mo mn ms mtext';
  public const BUTTON_SCOPE = self::SCOPE . ' button';
  private const CELL_PARENTS = ['tr' => 'tbody thead tfoot', 'td' => 'tr', 'th' => 'tr'];

  /** Closes and opens what a start tag does without saying. @param Element[] $stack */
  public static function before(array &$stack, string $name): void {
    $current = static fn () => $stack[count($stack) - 1]->name;
    if (Names::has(Names::CLOSES_P, $name) && self::isOpen($stack, 'p', self::BUTTON_SCOPE)) self::popTo($stack, 'p');
    if (preg_match('/^h[1-6]\z/', $name) && preg_match('/^h[1-6]\z/', $current())) array_pop($stack);
    if ($name === 'li') self::closeItem($stack, ['li']);
    if ($name === 'dd' || $name === 'dt') self::closeItem($stack, ['dd', 'dt']);
    if ($name === 'button' && self::isOpen($stack, 'button', self::SCOPE)) self::popTo($stack, 'button');
    if (($name === 'a' || $name === 'nobr') && self::isOpen($stack, $name, 'template')) throw new NotPlain("an <$name> in another");
    $isInSelect = Names::has('optgroup hr', $name) && self::isOpen($stack, 'select', 'template');
    if (($isInSelect || Names::has('option optgroup', $name)) && $current() === 'option') array_pop($stack);
    if ($isInSelect && $current() === 'optgroup') array_pop($stack);
    if (Names::has('rb rtc rp rt', $name)) self::closeImplied($stack, Names::has('rp rt', $name) ? 'rtc' : '');
    if (Names::has(Names::TABLE, $name)) self::beforeCell($stack, $name);
  }

  /** Whether an element may stand there: one of a table elsewhere is left out. @param Element[] $stack */
  public static function fits(array $stack, string $name): bool {
    $around = $stack[count($stack) - 1];
    $isAtTop = count($stack) === 1;
    if ($around->name === 'select' || $around->name === 'optgroup' || $around->name === 'option' && self::isOpen($stack, 'select', 'template')) {
      if (!Names::has('option optgroup hr script template', $name)) throw new NotPlain("a <$name> in a <select>");
    }
    if (Names::has('table tbody thead tfoot tr colgroup', $around->name) && $around->space === 'html') {
      $isPart = Names::has(Names::TABLE, $name) || Names::has('script style template', $name);
      if (!$isPart) throw new NotPlain("a <$name> between the cells of a table");
      return true;
    }
    if (!Names::has(Names::TABLE, $name)) {
      if ($isAtTop && self::hasCells($around)) throw new NotPlain("a <$name> beside the cells of a table");
      return true;
    }
    if ($isAtTop && self::hasOthers($around, $name)) throw new NotPlain("a <$name> beside other elements");
    return $isAtTop;
  }

  /** Closes what an end tag does. @param Element[] $stack */
  public static function close(array &$stack, string $name): void {
    $isHeading = preg_match('/^h[1-6]\z/', $name) === 1;
    for ($i = count($stack) - 1; $i > 0; $i--) {
      $one = $stack[$i];
      if (strtolower($one->name) === $name || $isHeading && preg_match('/^h[1-6]\z/', $one->name)) break;
      $isLimit = Names::has(Names::SPECIAL, $name) ? Names::has($name === 'li' ? self::SCOPE . ' ol ul' : self::SCOPE, $one->name) : Names::has(Names::SPECIAL, $one->name);
      if (Names::has(Names::TABLE . ' table', $name)) $isLimit = $one->name === 'table' || $one->name === 'template';
      if ($one->space === 'html' && $isLimit) return;
    }
    if ($i === 0) return;
    $left = array_slice($stack, $i + 1);
    $isRepaired = static fn (Element $one) => $one->space === 'html' && Names::has(Names::FORMATTING, $one->name);
    if (array_filter($left, $isRepaired) !== []) throw new NotPlain("a </$name> inside of other elements");
    $isPlain = static fn (Element $one) => Names::has(Names::IMPLIED . ' ' . Names::TABLE, $one->name);
    if (Names::has(Names::FORMATTING, $name) && array_filter($left, static fn ($one) => !$isPlain($one) || Names::has(Names::SPECIAL, $one->name)) !== []) {
      throw new NotPlain("a </$name> inside of other elements");
    }
    array_splice($stack, $i);
  }

  /** Whether an element of the name is open within a scope. @param Element[] $stack */
  public static function isOpen(array $stack, string $name, string $scope): bool {
    for ($i = count($stack) - 1; $i > 0; $i--) {
      if ($stack[$i]->name === $name && $stack[$i]->space === 'html') return true;
      if (Names::has($scope, $stack[$i]->name)) return false;
    }
    return false;
  }

  /** @param Element[] $stack */
  private static function popTo(array &$stack, string $name): void {
    while ($stack !== [] && ($last = array_pop($stack))->name !== $name) {
      if (Names::has(Names::FORMATTING, $last->name)) throw new NotPlain("a <{$last->name}> that is not closed");
    }
  }

  /** @param Element[] $stack @param string[] $names */
  private static function closeItem(array &$stack, array $names): void {
    for ($i = count($stack) - 1; $i > 0; $i--) {
      $name = $stack[$i]->name;
      if (in_array($name, $names, true)) {
        self::popTo($stack, $name);
        return;
      }
      if (Names::has(Names::SPECIAL, $name) && !Names::has('address div p', $name)) return;
    }
  }

  /** @param Element[] $stack */
  private static function closeImplied(array &$stack, string $except): void {
    while (count($stack) > 1 && Names::has(Names::IMPLIED, $stack[count($stack) - 1]->name) && $stack[count($stack) - 1]->name !== $except) array_pop($stack);
  }

  /** @param Element[] $stack */
  private static function beforeCell(array &$stack, string $name): void {
    $isInTable = self::isOpen($stack, 'table', 'template');
    $parents = self::CELL_PARENTS[$name] ?? ($name === 'col' ? 'colgroup' : 'table');
    $outer = $name === 'td' || $name === 'th' ? 'tbody thead tfoot table' : ($name === 'tr' || $name === 'col' ? 'table' : '');
    for ($i = count($stack) - 1; $i > 0; $i--) {
      $one = $stack[$i]->name;
      if (Names::has($parents, $one) || Names::has($outer, $one)) break;
      if (!Names::has(Names::TABLE, $one) && !($isInTable && Names::has(Names::IMPLIED, $one))) return;
    }
    array_splice($stack, $i + 1);
    if ($i === 0 && !$isInTable) return;
    foreach (['tr' => ['table' => ['tbody']], 'td' => ['table' => ['tbody', 'tr'], 'tbody' => ['tr'], 'thead' => ['tr'], 'tfoot' => ['tr']], 'col' => ['table' => ['colgroup']]][$name === 'th' ? 'td' : $name][$stack[$i]->name] ?? [] as $implied) {
      $element = new Element($implied, []);
      $stack[count($stack) - 1]->add($element);
      $stack[] = $element;
    }
  }

  private static function hasCells(Element $root): bool {
    foreach ($root->children as $child) if ($child instanceof Element && Names::has(Names::TABLE, $child->name)) return true;
    return false;
  }

  /** Whether other things stand there than parts of a table of the same kind. */
  private static function hasOthers(Element $root, string $name): bool {
    $kind = static fn (string $one) => $one === 'th' ? 'td' : ($one === 'tr' || $one === 'td' || $one === 'col' ? $one : 'tbody');
    foreach ($root->children as $child) {
      if (is_string($child) ? preg_match('/[^\t\n\f\r ]/', $child) : !Names::has(Names::TABLE, $child->name) || $kind($child->name) !== $kind($name)) return true;
    }
    return false;
  }
}
