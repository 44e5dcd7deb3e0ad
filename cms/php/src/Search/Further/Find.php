<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Search\Facet;
use Vitrine\Search\Options;

/** A facet whose values the server finds: Solr lists them in the order in which they show. */
final class Find extends Kind {
  public function name(): string {
    return 'find';
  }

  public function options(): array {
    return ['find'];
  }

  public function decode(array $options): array {
    $find = Options::oneOf($options['find'] ?? null, ['server', 'page']);
    return $find === null ? [] : ['find' => $find];
  }

  public function complete(Facet $facet): void {
    if ($facet->shownAs !== 'facet' || ($facet->further['find'] ?? '') !== 'server') return;
    $names = array_values(array_filter($facet->sorts, static fn ($name) => $name !== 'active'));
    $sort = $facet->options['sort'] ?? (($names[0] ?? '') === 'count' ? 'count' : 'index');
    $facet->setOption('sort', $sort);
  }
}
