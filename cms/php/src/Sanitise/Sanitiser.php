<?php
declare(strict_types=1);

namespace Vitrine\Sanitise;

use Vitrine\Template\Url;

/** Removes all that could run, load or restyle from the HTML of a field, as the browser does. */
final class Sanitiser implements Handler {
  private const ALLOWED = ['a', 'b', 'strong', 'i', 'em', 'u', 'cite', 'code', 'br', 'p', 'ul', 'ol', 'li', 'span'];
  /** Elements whose text goes with them. */
  private const SKIPPED = ['script', 'style', 'textarea', 'option', 'xmp'];
  private const NESTING_LIMIT = 50;

  private string $result = '';
  /** @var string[] */
  private array $stack = [];
  /** @var array<int, true> the depths of elements that are left out */
  private array $left = [];
  /** How many elements are open inside of one whose text is skipped; 0 outside. */
  private int $skipped = 0;

  public static function clean(string $html): string {
    $handler = new self();
    (new LooseParser($handler, $html))->run();
    return $handler->result;
  }

  public function open(string $name, array $attributes): void {
    if ($this->skipped > 0) {
      $this->skipped++;
      return;
    }
    $depth = count($this->stack);
    $this->stack[] = $name;
    if (!in_array($name, self::ALLOWED, true) || $depth >= self::NESTING_LIMIT) {
      $this->left[$depth] = true;
      if (in_array($name, self::SKIPPED, true)) $this->skipped = 1;
      return;
    }
    $this->result .= "<$name";
    foreach (self::kept($name, $attributes) as $attribute => $value) {
      $this->result .= $value === '' ? " $attribute" : " $attribute=\"" . self::escape($value, true) . '"';
    }
    $this->result .= $name === 'br' ? ' />' : '>';
  }

  public function text(string $text): void {
    if ($this->skipped === 0) $this->result .= self::escape($text, false);
  }

  public function close(string $name): void {
    if ($this->skipped > 0 && --$this->skipped > 0) return;
    $depth = count($this->stack) - 1;
    if ($depth < 0 || $this->stack[$depth] !== $name) return;
    array_pop($this->stack);
    if (isset($this->left[$depth])) unset($this->left[$depth]);
    elseif ($name !== 'br') $this->result .= "</$name>";
  }

  /** @return array<string, string> */
  private static function kept(string $name, array $attributes): array {
    $own = static fn (string $attribute) => $attributes[$attribute] ?? '';
    if ($name !== 'a') return $own('title') === '' ? [] : ['title' => $own('title')];
    $url = isset($attributes['href']) ? Url::safe($own('href')) : null;
    $kept = $url === null || !Link::isAllowed($url) ? [] : ['href' => $url];
    foreach (['hreflang', 'title'] as $attribute) if ($own($attribute) !== '') $kept[$attribute] = $own($attribute);
    return strtolower($own('target')) === '_blank' ? $kept + ['target' => '_blank', 'rel' => 'noopener'] : $kept;
  }

  private static function escape(string $text, bool $isQuoted): string {
    return strtr($text, ['&' => '&amp;', '<' => '&lt;', '>' => '&gt;'] + ($isQuoted ? ['"' => '&quot;'] : []));
  }
}
