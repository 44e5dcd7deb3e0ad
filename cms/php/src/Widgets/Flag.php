<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;
use Vitrine\Search\Options;
use Vitrine\Template\Values;

/** The button in a card that saves its item. On a server no item is saved. */
final class Flag {
  private const TITLES = ['title', 'label', 'name'];
  private const RESERVED = ['config', 'for', 'settings', 'answer', 'request', 'template', 'root', 'fallback'];

  private View $view;
  private array $options;

  /** @param array<string, string> $attributes of its element in the template */
  public function __construct(View $view, array $attributes) {
    $this->view = $view;
    $this->options = Options::group($view->settings['flag'] ?? null);
    foreach ($attributes as $name => $value) $this->options = array_replace_recursive($this->options, self::option((string) $name, $value));
  }

  /** @param mixed $markup the themer's own control, which the browser makes the button @return mixed */
  public function content(object $doc, $markup) {
    $key = Options::fieldName($this->options['key'] ?? null) ?? 'id';
    $item = $this->filled('item') ?? self::first($doc, $key);
    if ($item === '') return null;
    if ($markup !== null) return $markup;
    $titles = array_filter(array_map(static fn ($field) => self::first($doc, $field), self::TITLES), static fn ($text) => $text !== '');
    $title = Options::text($this->options['title'] ?? null) ?? (string) reset($titles);
    $own = fn (string $group, string $name) => Options::text(Options::group($this->options[$group] ?? null)[$name] ?? null);
    $text = $own('text', 'flag') ?? $this->view->texts->text('flag.flag');
    $isSame = $text === ($own('text', 'unflag') ?? $this->view->texts->text('flag.unflag'));
    return new Node('button', [
      'class' => $own('classes', 'flag') ?? 'rs-flag',
      'type' => 'button',
      'aria-label' => $title === '' ? null : $this->view->texts->text('flag.of', ['text' => $text, 'title' => $title]),
      'aria-pressed' => $isSame ? 'false' : null,
    ], $text);
  }

  private function filled(string $name): ?string {
    $text = Options::text($this->options[$name] ?? null);
    return $text === null || \Vitrine\Lucene\Text::trim($text) === '' ? null : $text;
  }

  private static function first(object $doc, string $field): string {
    $value = property_exists($doc, $field) ? $doc->{$field} : null;
    return Values::text(is_array($value) ? $value[0] ?? null : $value);
  }

  /** One attribute as options: `data-vitrine-text-flag` is the text of flag. */
  private static function option(string $attribute, string $value): array {
    if ($attribute === 'data-vitrine-config') return Options::group(json_decode($value, true));
    if (strncmp($attribute, 'data-vitrine-', 13) !== 0 || $value === '') return [];
    $name = strtolower(substr($attribute, 13));
    if (in_array($name, self::RESERVED, true)) return [];
    $json = preg_match('/^[\[{].*[\]}]\z/s', \Vitrine\Lucene\Text::trim($value)) ? json_decode($value, true) : $value;
    if (preg_match('/^(text|classes)[.-](flag|unflag)\z/', $name, $found)) return [$found[1] => [$found[2] => $json]];
    return $json === null ? [] : [$name => $json];
  }
}
