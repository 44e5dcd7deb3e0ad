<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** A request that is on its way to Solr. */
interface Call {
  /** Sends what could not be sent yet, without waiting. */
  public function poke(): void;

  /** Waits until the answer begins. Can be called once. @throws NoAnswer when there is none in time */
  public function answer(): SolrAnswer;
}
