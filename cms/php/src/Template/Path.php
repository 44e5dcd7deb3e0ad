<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;

/** The path of a binding's value: a field of the document, or with a leading dot of the item of a loop. */
final class Path {
  public bool $isOfItem;
  /** Without the leading dot; empty for the item itself. */
  public string $keys;

  private function __construct(string $text) {
    $this->isOfItem = $text[0] === '.';
    $this->keys = $this->isOfItem ? substr($text, 1) : $text;
  }

  public static function ofField(string $name): self {
    return new self($name);
  }

  /** @return self|null null for an empty text */
  public static function parse(string $text): ?self {
    $trimmed = Text::trim($text);
    return $trimmed === '' ? null : new self($trimmed);
  }

  /**
   * Reads the value. A field whose name has dots wins over a nested one; through a list, the path is read in each item.
   * @return mixed null without a value
   */
  public function read(Scope $scope) {
    return self::reach($this->isOfItem ? $scope->item : $scope->doc, $this->keys);
  }

  /** @param mixed $value @return mixed */
  private static function reach($value, string $keys) {
    if ($keys === '') return $value;
    if (is_array($value)) return self::reachEach($value, $keys);
    if (!is_object($value)) return null;
    if (property_exists($value, $keys)) return $value->{$keys};
    for ($dot = strpos($keys, '.'); $dot > 0; $dot = strpos($keys, '.', $dot + 1)) {
      $head = substr($keys, 0, $dot);
      if (property_exists($value, $head)) return self::reach($value->{$head}, substr($keys, $dot + 1));
    }
    return null;
  }

  private static function reachEach(array $list, string $keys): array {
    $found = [];
    foreach ($list as $item) {
      $value = self::reach($item, $keys);
      if (is_array($value)) array_push($found, ...$value);
      elseif ($value !== null) $found[] = $value;
    }
    return $found;
  }
}
