<?php
declare(strict_types=1);

namespace Vitrine;

use Vitrine\Address\Links;
use Vitrine\Answer\Json;
use Vitrine\Answer\SearchAnswer;
use Vitrine\Lucene\FlagQuery;
use Vitrine\Markup\NotPlain;
use Vitrine\Proxy\Request;
use Vitrine\Render\Writer;
use Vitrine\Search\Config;
use Vitrine\Search\Params;
use Vitrine\Template\Formats;
use Vitrine\Widgets\CurrentFilters;
use Vitrine\Widgets\Facets\FacetForm;
use Vitrine\Widgets\Forms\SearchBox;
use Vitrine\Widgets\Forms\Sort;
use Vitrine\Widgets\Pager;
use Vitrine\Widgets\ResultCount;
use Vitrine\Widgets\Results;
use Vitrine\Widgets\Status;
use Vitrine\Widgets\View;
use Vitrine\Words\Locale;
use Vitrine\Words\Texts;

/**
 * The first results of a search as HTML: what its widgets show once the answer is there, and the answer beside them,
 * so that the browser adopts the markup and sends no request. What PHP cannot write as the browser does is left to it:
 * the widget's HTML is then empty.
 */
final class FirstResults {
  private const DEFAULTS = ['lang' => 'en', 'path' => '', 'query' => '', 'isPathInQ' => false, 'settings' => [], 'addedParams' => [], 'prefix' => null, 'inlineStyles' => true];
  /** How many searches have been rendered for this page. */
  private static int $count = 0;

  private Config $config;
  private SearchRequest $request;
  private Params $params;
  private array $options;
  private int $roots = 0;
  private ?View $view = null;
  /** @var string[] */
  private array $left = [];
  /** @var string[] the parts of the answer in the page */
  private array $embedded = [];

  /**
   * @param array $config what the page has in `data-vitrine-config` of the search
   * @param array $options of the page: `lang` as in `<html lang>`, `path` and `query` of its address, `settings` as in
   *   `vitrineSettings`, `isPathInQ` on Drupal 7, `addedParams` of widgets, `prefix` of the ids, `inlineStyles` false where the page's policy forbids style attributes
   */
  public function __construct(array $config, array $options = []) {
    $this->config = new Config($config);
    $this->options = $options + self::DEFAULTS;
    $this->options['prefix'] = $this->options['prefix'] ?? 'vp' . self::$count++ . '-';
    $this->request = new SearchRequest($this->config, $this->options['addedParams']);
    $this->params = (new Address($this->config, $this->options['isPathInQ']))->read($this->options['query']);
  }

  /** The body of the first request; null where no search runs, or only the browser knows what it shows. */
  public function body(): ?string {
    return $this->config->isSaved || $this->config->inherits ? null : $this->request->body($this->params);
  }

  /** Asks Solr by a proxy. @return bool whether there is an answer to show */
  public function ask(Proxy $proxy): bool {
    $body = $this->body();
    $text = $body === null ? null : self::post($proxy, $body);
    $answer = $text === null ? null : self::read($text);
    if ($answer === null) return false;
    $rows = $answer->rows !== null && $answer->rows > 0 ? $answer->rows : $this->config->maxRows;
    if ($answer->numFound > 0 && $this->params->start >= $answer->numFound) {
      // The address is of a page behind the last one: the browser shows the last one, too.
      $this->params->start = intdiv($answer->numFound - 1, $rows) * $rows;
      return $this->ask($proxy);
    }
    $needsDocs = $this->config->returnsFullDocs && $answer->docs !== [];
    $docs = $needsDocs ? self::post($proxy, $this->request->docsBody(array_column($answer->docs, 'id'))) : null;
    return (!$needsDocs || $docs !== null) && $this->answer($text, $docs);
  }

  /**
   * Takes an answer that the site has already.
   * @param string $text Solr's, as it was sent @param string|null $docs the answer to `SearchRequest::docsBody`
   * @param int|null $time when the site got it, in milliseconds since 1970
   * @return bool whether it is one
   */
  public function answer(string $text, ?string $docs = null, ?int $time = null): bool {
    $body = $this->body();
    $answer = self::read($text);
    if ($body === null || $answer === null) return false;
    $full = $docs === null ? null : self::docsIn($docs);
    $needsDocs = $this->config->returnsFullDocs && $answer->docs !== [];
    if ($needsDocs && $full === null) return false;
    $this->embedded = [
      '"body":' . json_encode($body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE),
      '"answer":' . Json::plain($text),
    ];
    if ($full !== null) $this->embedded[] = '"docs":' . json_encode(Json::read((string) Json::plain((string) $docs))->response->docs, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE);
    $this->embedded[] = '"time":' . ($time ?? (int) (microtime(true) * 1000));
    $this->view = $this->viewOf($answer, $this->sorted($needsDocs ? self::ordered($full, $answer->docs) : $answer->docs));
    return true;
  }

  /**
   * The results, to stand at the end of the mount point.
   * @param array $config as in `data-vitrine-config` @param array<string, string> $templates what stands in the templates, by their names
   */
  public function results(array $config = [], array $templates = []): string {
    return $this->root(static fn (View $view) => (new Results($view, $config, $templates))->content());
  }

  /** @param array $config as in `data-vitrine-config` */
  public function resultCount(array $config = []): string {
    return $this->root(static fn (View $view) => ResultCount::content($view, $config));
  }

  /**
   * The search box of the search itself, with its words; not one that leads to another page.
   * @param array $config as in `data-vitrine-config`
   */
  public function searchBox(array $config = []): string {
    return $this->root(static fn (View $view) => SearchBox::content($view, $config));
  }

  /** The select of the order. @param array $config as in `data-vitrine-config` */
  public function sort(array $config = []): string {
    return $this->root(static fn (View $view) => Sort::content($view, $config));
  }

  public function status(): string {
    return $this->root(static fn (View $view) => Status::content($view));
  }

  /** @param array $config as in `data-vitrine-config` */
  public function pager(array $config = []): string {
    return $this->root(static fn (View $view) => (new Pager($view, $config))->content());
  }

  public function currentFilters(): string {
    return $this->root(static fn (View $view) => (new CurrentFilters($view))->content());
  }

  /** All configured facets. @param array $config as in `data-vitrine-config` */
  public function facets(array $config = []): string {
    return $this->root(static fn (View $view) => FacetForm::all($view, $config));
  }

  /**
   * The facets that PHP knows, where `facets` leaves them to the browser since there are others: so visitors without
   * JavaScript can filter. It stands in the mount point as the page's own markup, and the browser replaces it.
   * @param array $config as in `data-vitrine-config`
   */
  public function plainFacets(array $config = []): string {
    if ($this->view === null) return '';
    $view = clone $this->view;
    $view->isReplaced = true;
    return (new Writer($this->options['prefix'] . 'plain-', $this->options['inlineStyles']))->write(FacetForm::known($view, $config));
  }

  /** One facet of `solr.facets`, which names the widget that shows it. @param array $config as in `data-vitrine-config` */
  public function facet(array $config): string {
    return $this->root(static fn (View $view) => FacetForm::single($view, $config));
  }

  /** The script element with the answer, to stand in the search element behind its widgets. */
  public function answerScript(): string {
    if ($this->embedded === []) return '';
    return '<script type="application/json" data-vitrine-answer>' . Json::inPage('{' . implode(',', $this->embedded) . '}') . '</script>';
  }

  /** What was left to the browser, and why: for a log. @return string[] */
  public function left(): array {
    return $this->left;
  }

  /** @param callable(View): mixed $content */
  private function root(callable $content): string {
    if ($this->view === null) return '';
    $prefix = $this->options['prefix'] . $this->roots++ . '-';
    $writer = new Writer($prefix, $this->options['inlineStyles']);
    try {
      return '<div data-vitrine-root="' . Writer::escape($prefix) . '">' . $writer->write($content($this->view)) . '</div>';
    } catch (NotPlain $left) {
      $this->left[] = $left->getMessage();
      return '';
    }
  }

  private function viewOf(SearchAnswer $answer, array $docs): View {
    $settings = $this->options['settings'];
    $locale = Locale::canonical($this->options['lang']);
    $view = new View();
    [$view->config, $view->params, $view->answer, $view->settings] = [$this->config, $this->params, $answer, $settings];
    $view->docs = $docs;
    $view->locale = $locale;
    $view->texts = new Texts($locale, Search\Options::group($settings['messages'] ?? null));
    $view->formats = new Formats($locale, is_string($settings['currency'] ?? null) ? $settings['currency'] : 'USD');
    $address = new Address($this->config, $this->options['isPathInQ']);
    $view->rows = $answer->rows !== null && $answer->rows > 0 ? $answer->rows : $this->config->maxRows;
    $view->links = new Links($this->config, $address->defaults($this->options['query']), $this->options['path'], $this->options['query']);
    return $view;
  }

  /** Saved items as their link lists them; in all other cases Solr's order stays. @param object[] $docs @return object[] */
  private function sorted(array $docs): array {
    $ids = FlagQuery::ids($this->params->q, $this->config->flagKey);
    $isSorted = $this->params->sort !== '' || $this->params->bq !== [] || isset($this->config->params['sort']);
    return $ids === null || $isSorted ? $docs : FlagQuery::order($docs, $this->config->flagKey, $ids);
  }

  private static function read(string $text): ?SearchAnswer {
    $plain = Json::plain($text);
    $json = $plain === null ? null : Json::read($plain);
    return $json === null || is_object($json->error ?? null) ? null : SearchAnswer::read($json);
  }

  /** @return object[]|null */
  private static function docsIn(string $text): ?array {
    $plain = Json::plain($text);
    $docs = $plain === null ? null : Json::objectAt(Json::read($plain), 'response')->docs ?? null;
    return is_array($docs) ? SearchAnswer::readDocs($docs) : null;
  }

  /** @param object[] $docs @param object[] $order @return object[] */
  private static function ordered(array $docs, array $order): array {
    $byId = array_combine(array_map(static fn ($doc) => "=$doc->id", $docs), $docs);
    return array_values(array_filter(array_map(static fn ($doc) => $byId["=$doc->id"] ?? null, $order)));
  }

  private static function post(Proxy $proxy, string $body): ?string {
    $response = $proxy->handle(new Request('POST', 'application/x-www-form-urlencoded', '', $body));
    try {
      $text = $response->body();
    } catch (Proxy\NoAnswer $broken) {
      return null;
    }
    return $response->status === 200 ? $text : null;
  }
}
