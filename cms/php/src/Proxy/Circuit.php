<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/**
 * Stops asking a Solr that is down, so that visitors need not wait for the timeout and PHP's workers stay free.
 *
 *   closed ── 5 failures in a row ──▶ open for 10 s ──▶ one search tries again ── answer ──▶ closed
 *                                          ▲─────────────── no answer ──┘
 *
 * The number of failures stands in a file, since each request is a process of its own. Where it can't be
 * written, the circuit stays closed.
 */
final class Circuit {
  /** How many failures in a row open it. */
  public const FAILURES = 5;
  /** How long it stays open, in seconds. */
  public const OPEN_S = 10;

  private string $file;
  /** @var callable(): int seconds since the epoch */
  private $now;

  /** @param string $file may be missing; its folder must not be open to others */
  public function __construct(string $file, ?callable $now = null) {
    $this->file = $file;
    $this->now = $now ?? 'time';
  }

  /** The circuit of one Solr, in a folder of this user's in the system's temporary folder. */
  public static function inTemporaryFolder(string $solr): self {
    $user = function_exists('posix_geteuid') ? posix_geteuid() : get_current_user();
    $folder = sys_get_temp_dir() . "/vitrine-$user";
    if (!is_dir($folder)) @mkdir($folder, 0700);
    return new self($folder . '/circuit-' . md5($solr));
  }

  /** Whether a search must not be sent. After a while it lets one through, to try. */
  public function isOpen(): bool {
    [$failures, $until] = $this->read();
    if ($failures < self::FAILURES) return false;
    if (($this->now)() < $until) return true;
    // The others wait for what becomes of this one.
    $this->write($failures);
    return false;
  }

  public function failed(): void {
    $this->write(min(self::FAILURES, $this->read()[0] + 1));
  }

  public function succeeded(): void {
    if (is_file($this->file)) @unlink($this->file);
  }

  /** @return array{int, int} the failures in a row, and until when it is open, in seconds since the epoch */
  private function read(): array {
    if (!$this->isOurs() || !is_file($this->file)) return [0, 0];
    $found = preg_match('/^(\d{1,3}) (\d{1,12})$/D', (string) @file_get_contents($this->file), $numbers);
    return $found ? [(int) $numbers[1], (int) $numbers[2]] : [0, 0];
  }

  private function write(int $failures): void {
    $until = ($this->now)() + self::OPEN_S;
    if ($this->isOurs()) @file_put_contents($this->file, "$failures $until", LOCK_EX);
  }

  /** Whether nobody else can have put a link or a file there. */
  private function isOurs(): bool {
    $folder = dirname($this->file);
    if (is_link($folder) || !is_dir($folder)) return false;
    return !function_exists('posix_geteuid') || fileowner($folder) === posix_geteuid();
  }
}
