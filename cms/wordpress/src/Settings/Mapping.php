<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Settings;

/** Where a value of a post goes: from a taxonomy, a meta field or the post itself to a field of Solr. */
final class Mapping {
  /** `taxonomy:category`, `meta:price`, `post:type` or `post:author`. */
  public string $source;
  public string $role;
  /** What visitors read above the filter. */
  public string $label;

  public function __construct(string $source, string $role, string $label) {
    [$this->source, $this->role, $this->label] = [$source, $role, $label];
  }

  /** @param mixed $row @return self|null null for a row that can't be read */
  public static function read($row): ?self {
    if (!is_array($row)) return null;
    $text = static fn (string $name): string => is_string($row[$name] ?? null) ? $row[$name] : '';
    $isSource = preg_match('/^(?:(?:taxonomy|meta):.{1,255}|post:(?:type|author))$/Du', $text('source'));
    if (!$isSource || !in_array($text('role'), Role::ALL, true)) return null;
    return new self($text('source'), $text('role'), $text('label'));
  }

  public function kind(): string {
    return explode(':', $this->source, 2)[0];
  }

  public function name(): string {
    return explode(':', $this->source, 2)[1];
  }

  /** The field in Solr; empty for roles that replace a part of the document. */
  public function field(): string {
    if (in_array($this->role, Role::REPLACING, true)) return '';
    $name = trim((string) preg_replace('/[^a-z0-9]+/', '_', strtolower(remove_accents($this->name()))), '_');
    // A name of other letters has nothing left: its hash stays the same.
    if ($name === '' || ctype_digit($name[0])) $name = trim("v_$name" . ($name === '' ? substr(md5($this->name()), 0, 8) : ''), '_');
    return ($this->kind() === 'post' ? "post_$name" : $name) . "_{$this->role}";
  }

  /** @return array{source: string, role: string, label: string} */
  public function toArray(): array {
    return ['source' => $this->source, 'role' => $this->role, 'label' => $this->label];
  }
}
