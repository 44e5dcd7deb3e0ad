<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** Any facet whose values are chosen one at a time: radios. */
final class Choices extends Kind {
  public function name(): string {
    return 'choices';
  }

  public function options(): array {
    return ['single'];
  }

  public function decode(array $options): array {
    $single = Options::onOff($options['single'] ?? null);
    return $single === null ? [] : ['single' => $single];
  }

  public function complete(Facet $facet): void {
    if ($facet->further['single'] ?? false) $facet->mode = 'single';
  }
}
