<?php
declare(strict_types=1);

namespace Vitrine\Widgets\Facets;

use Vitrine\Markup\NotPlain;
use Vitrine\Render\Node;
use Vitrine\Search\Facet;
use Vitrine\Search\Options;
use Vitrine\Widgets\Forms\SearchForm;
use Vitrine\Widgets\View;

/** Facets, around them the form by which they work without JavaScript. */
final class FacetForm {
  /** Values of a facet that show before "Show more". */
  private const SHOWN = 10;

  /** All configured facets. @param array $config as in data-vitrine-config: shown */
  public static function all(View $view, array $config): Node {
    $facets = $view->config->facets;
    if ($facets === []) return new Node('div', ['class' => 'vitrine-facets vitrine-facets--none', 'hidden' => true]);
    if (isset($config['layout'])) throw new NotPlain('facets in another layout');
    $list = array_map(static fn (Facet $facet) => self::one($view, $facet, $config), $facets);
    return self::around($view, $facets, $list, 'vitrine-facets');
  }

  /** Those of them that PHP knows; null where none has a value. @param array $config as in data-vitrine-config: shown @return mixed */
  public static function known(View $view, array $config) {
    [$known, $list] = [[], []];
    foreach ($view->config->facets as $facet) {
      try {
        $content = self::one($view, $facet, $config);
      } catch (NotPlain $unknown) {
        continue;
      }
      if ($content === null) continue;
      [$known[], $list[]] = [$facet, $content];
    }
    return $list === [] ? null : self::around($view, $known, $list, 'vitrine-facets');
  }

  /** One of them on a mount point of its own. @return mixed */
  public static function single(View $view, array $config) {
    foreach ($view->config->facets as $facet) {
      if ($facet->field !== ($config['field'] ?? null)) continue;
      $shown = clone $facet;
      $shown->label = Options::text($config['label'] ?? null) ?? $facet->label;
      $shown->isMoney = Options::onOff($config['currency'] ?? null) ?? $facet->isMoney;
      $shown->categories = \Vitrine\Search\Categories::read($config['categories'] ?? null) ?? $facet->categories;
      return self::around($view, [$facet], self::one($view, $shown, $config), null);
    }
    throw new NotPlain('a facet that solr.facets does not have');
  }

  /** What a plain form calls a facet; null where there is none. */
  public static function nameOf(View $view, Facet $facet): ?string {
    return $view->links->areForServers() ? $view->links->nameOf($facet) : null;
  }

  /** @return mixed */
  private static function one(View $view, Facet $facet, array $config) {
    if ($facet->isFurther) throw new NotPlain("the further options of \"{$facet->field}\"");
    if ($facet->shownAs === 'range') return Range::content($view, $facet);
    if ($facet->shownAs === 'amenities') return Amenities::content($view, $facet);
    if ($facet->shownAs !== 'facet') throw new NotPlain("a facet of the kind \"{$facet->shownAs}\"");
    return ValueFacet::content($view, $facet, Options::wholeNumber($config['shown'] ?? null, 1) ?? self::SHOWN);
  }

  /** @param Facet[] $facets @param mixed $content @return mixed */
  private static function around(View $view, array $facets, $content, ?string $class) {
    return SearchForm::around($view, array_map([$view->links, 'nameOf'], $facets), $content, $class);
  }
}
