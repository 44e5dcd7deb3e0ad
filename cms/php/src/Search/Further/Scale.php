<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Text;
use Vitrine\Search\Draft;
use Vitrine\Search\Facet;
use Vitrine\Words\Texts;

/** Sliders with steps of fractions or a logarithmic scale. */
final class Scale extends Kind {
  public function name(): string {
    return 'scale';
  }

  public function options(): array {
    return ['step', 'scale'];
  }

  public function decode(array $options): array {
    $written = $options['step'] ?? null;
    $step = is_int($written) || is_float($written) ? (float) $written : (is_string($written) ? Text::number($written) : null);
    return $step > 0 ? ['step' => $step] : [];
  }

  public function request(Draft $draft, Facet $facet): void {
    // Nobody knows how far the field reaches: amounts of some currencies are larger than an int.
    $draft->numbersOnly($facet->field, [$facet->further['step'] ?? 1.0, INF]);
  }

  public function chip(string $filter, Facet $facet, Texts $texts, string $locale): ?string {
    return null;
  }
}
