<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Names;

/** An element's attributes: the themer's own, those that fields fill, and the bindings. */
final class Bindings {
  private const KNOWN = 'text html highlight format if unless each';

  /** @var array<string, string> by their names, without `data-vitrine-` */
  public array $bindings = [];
  /** What fills the element: 'highlight', 'html', 'text', or null for its own content. */
  public ?string $content = null;
  private string $element;
  /** @var array<string, string> */
  private array $own = [];
  /** @var array<string, array{Path, string}> the path, and what stands before its value */
  private array $bound = [];

  /** @param array<string, string> $attributes */
  public function __construct(string $element, array $attributes) {
    $this->element = $element;
    $paths = [];
    foreach ($attributes as $name => $value) {
      $name = (string) $name;
      if (strncmp($name, 'data-vitrine-', 13) !== 0) {
        if (Rules::allowsAttribute($element, $name, $value)) $this->own[$name] = $value;
        continue;
      }
      $path = Path::parse($value);
      $short = substr($name, 13);
      $target = strncmp($short, 'attr-', 5) === 0 ? substr($short, 5) : null;
      if ($path === null || !($target === null ? Names::has(self::KNOWN, $short) : Rules::mayBind($target))) continue;
      if ($target === null) $this->bindings[$short] = $value;
      else $paths[$target] = $path;
    }
    $this->merge($paths);
    foreach (['highlight', 'html', 'text'] as $kind) {
      if (!isset($this->bindings[$kind])) continue;
      if (!Names::has(Rules::VOID, $element)) $this->content = $kind;
      break;
    }
  }

  /** The attributes of one document. @return array<string, string> */
  public function attributesFor(Scope $scope): array {
    $attributes = $this->own;
    foreach ($this->bound as $name => [$path, $prefix]) {
      $isLater = $this->element === 'source' ? $name === 'srcset' : $this->element === 'img' && ($name === 'src' || $name === 'srcset');
      $target = $isLater ? "data-$name" : $name;
      $value = Url::bound($name, $path->read($scope));
      if ($value !== null) $attributes[$target] = $prefix === '' ? $value : "$prefix $value";
      elseif ($prefix !== '') $attributes[$target] = $prefix;
    }
    return $attributes;
  }

  /** A bound class joins the themer's; any other bound attribute replaces it. @param array<string, Path> $paths */
  private function merge(array $paths): void {
    $target = $this->own['target'] ?? '';
    if ($this->element === 'link') unset($this->own['rel']);
    $opensWindow = Names::has('a area form', $this->element) && (isset($paths['target']) || !in_array(strtolower($target), ['', '_self'], true));
    if ($opensWindow) $this->own['rel'] = self::withNoopener($this->own['rel'] ?? '');
    foreach ($paths as $name => $path) {
      if ($this->element === 'link' && $name === 'rel') continue;
      $prefix = $name === 'class' ? $this->own['class'] ?? '' : '';
      if ($name === 'rel' && strpos($this->own['rel'] ?? '', 'noopener') !== false) $prefix = 'noopener';
      unset($this->own[$name]);
      $this->bound[$name] = [$path, $prefix];
    }
  }

  private static function withNoopener(string $rel): string {
    $words = preg_split('/[' . Text::SPACE . ']+/u', $rel, -1, PREG_SPLIT_NO_EMPTY);
    $kept = array_filter($words, static fn ($word) => !preg_match('/^(?:no)?opener\z/i', $word));
    return implode(' ', array_merge($kept, ['noopener']));
  }
}
