<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** A search that the proxy has sent, or refused, and whose response nobody has read yet. */
final class Begun {
  private ?Call $call;
  /** @var callable(): Response */
  private $finish;

  /** @param callable(): Response $finish */
  public function __construct(?Call $call, callable $finish) {
    [$this->call, $this->finish] = [$call, $finish];
  }

  /** Sends what could not be sent yet, without waiting: for a Solr that is far away. */
  public function poke(): void {
    if ($this->call !== null) $this->call->poke();
  }

  /** Waits for the response. Can be called once. It throws nothing. */
  public function response(): Response {
    return ($this->finish)();
  }
}
