<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Answer\SearchAnswer;
use Vitrine\Search\Config;
use Vitrine\Search\Params;
use Vitrine\Template\Formats;
use Vitrine\Words\Texts;

/** What the widgets of one search show: its state, its answer and the page's language. */
final class View {
  public Config $config;
  public Params $params;
  public SearchAnswer $answer;
  /** Results of a page. */
  public int $rows;
  /** @var object[] the documents of the page, in their order */
  public array $docs;
  public Texts $texts;
  public string $locale;
  public Formats $formats;
  /** The page settings. */
  public array $settings;
  /** The addresses of other pages and filters. */
  public \Vitrine\Address\Links $links;

  /** Whether the browser replaces what is written, so that it may differ a little from what the browser shows. */
  public bool $isReplaced = false;

  /** The documents as cards show them: completed by facets, such as by their distance. @return object[] */
  public function shownDocs(): array {
    $docs = $this->docs;
    foreach ($this->config->facets as $facet) {
      foreach ($facet->kinds() as $kind) $docs = $kind->docs($docs, $facet, $this->answer->docs, $this->params->fq, $this->locale);
    }
    return $docs;
  }

  /** The name of the results, or of any widget that a page has several of. */
  public function label(array $config, string $key): string {
    return \Vitrine\Search\Options::text($config['label'] ?? null) ?? $this->texts->text($key);
  }
}
