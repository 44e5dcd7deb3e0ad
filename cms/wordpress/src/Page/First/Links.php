<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page\First;

/** Addresses of other states of a search: the page's own address with other params. */
final class Links {
  private string $path;
  private string $prefix;
  /** @var array<array{string, string}> */
  private array $pairs = [];

  /** @param string $prefix of the search's names */
  public function __construct(string $prefix) {
    $this->prefix = $prefix === '' ? '' : "$prefix-";
    $this->path = \Vitrine\Address\Links::onThisSite(strtok((string) ($_SERVER['REQUEST_URI'] ?? '/'), '?') ?: '/');
    foreach (explode('&', self::query()) as $part) {
      if ($part === '') continue;
      [$name, $value] = array_map('urldecode', explode('=', $part, 2)) + [1 => ''];
      $this->pairs[] = [wp_check_invalid_utf8($name), wp_check_invalid_utf8($value)];
    }
  }

  /** What stands behind the `?` of the page's address. */
  public static function query(): string {
    return (string) ($_SERVER['QUERY_STRING'] ?? '');
  }

  public function path(): string {
    return $this->path;
  }

  /** The first value of a param; empty where there is none. */
  public function value(string $name): string {
    return $this->values($name)[0] ?? '';
  }

  /** @return string[] */
  public function values(string $name): array {
    $found = array_filter($this->pairs, fn ($pair) => $pair[0] === $this->prefix . $name);
    return array_values(array_column($found, 1));
  }

  /** The name of a param in the address. */
  public function name(string $name): string {
    return $this->prefix . $name;
  }

  /** All pairs but those of some names. @param string[] $names @return array<array{string, string}> */
  public function without(array $names): array {
    $left = array_map([$this, 'name'], $names);
    return array_values(array_filter($this->pairs, static fn ($pair) => !in_array($pair[0], $left, true)));
  }

  /** @param array<array{string, string}> $pairs */
  public function address(array $pairs): string {
    $query = implode('&', array_map(static fn ($pair) => rawurlencode($pair[0]) . '=' . rawurlencode($pair[1]), $pairs));
    return $this->path . ($query === '' ? '' : "?$query");
  }

  /** The address of another page of the same search. */
  public function page(int $page): string {
    $rest = $this->without(['pg']);
    return $this->address($page <= 1 ? $rest : array_merge($rest, [[$this->name('pg'), (string) $page]]));
  }

  /** Hidden fields, so that a form keeps the rest of the address. @param string[] $names those that the form sets itself */
  public function hiddenFields(array $names): string {
    $html = '';
    foreach ($this->without(array_merge($names, ['pg'])) as [$name, $value]) {
      $html .= sprintf('<input type="hidden" name="%s" value="%s">', esc_attr($name), esc_attr($value));
    }
    return $html;
  }
}
