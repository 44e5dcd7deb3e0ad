<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Solr's answer: the status, and a body that may still be on its way. */
final class SolrAnswer {
  public int $status;
  /** @var iterable<string> can be read once; throws NoAnswer where the answer breaks off */
  public iterable $chunks;

  /** @param iterable<string> $chunks */
  public function __construct(int $status, iterable $chunks) {
    $this->status = $status;
    $this->chunks = $chunks;
  }

  /** The beginning of the body. @param int $most how many bytes at most */
  public function text(int $most): string {
    $text = '';
    foreach ($this->chunks as $chunk) {
      $text .= $chunk;
      if (strlen($text) >= $most) break;
    }
    return substr($text, 0, $most);
  }
}
