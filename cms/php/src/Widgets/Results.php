<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Markup\Element;
use Vitrine\Markup\Parser;
use Vitrine\Render\Node;
use Vitrine\Search\Options;
use Vitrine\Template\Compiler;
use Vitrine\Template\Formats;
use Vitrine\Template\Highlight;
use Vitrine\Template\Scope;

/** The list of results, by the site's template or as the default cards. */
final class Results {
  /** The widgets that a template may name; the browser adds all but `flag`. */
  public const WIDGETS = [
    'search', 'results', 'result-count', 'search-box', 'sort', 'current-filters', 'pager', 'status', 'facet', 'range', 'amenities', 'facets', 'boost',
    'did-you-mean', 'flag', 'flag-counter', 'modal', 'lead-form', 'gallery', 'dropdown', 'jump-menu', 'notices', 'callout', 'lazy', 'caption-editor', 'map',
    'product-list', 'product', 'add-to-cart', 'quote', 'checkout',
  ];

  /** How many cards are always laid out; the others are when they come near the window. */
  private const NEAR = 32;

  private View $view;
  private array $config;
  /** @var array<string, callable(Scope): mixed> */
  private array $templates = [];

  /** @param array $config as in data-vitrine-config @param array<string, string> $templates the sources by their names: result, empty */
  public function __construct(View $view, array $config, array $templates) {
    [$this->view, $this->config] = [$view, $config];
    $compiler = new Compiler(self::WIDGETS);
    foreach ($templates as $name => $source) {
      $nodes = Parser::parse($source);
      if ($name !== 'result' || !self::isHollow($nodes)) $this->templates[$name] = $compiler->compile($nodes);
    }
  }

  public function content(): Node {
    $label = $this->view->label($this->config, 'results.label');
    return new Node('section', ['class' => 'vitrine-results', 'tabindex' => '-1', 'aria-label' => $label], [
      isset($this->templates['result']) ? null : new Node('h2', ['class' => 'vitrine-hidden'], $label),
      $this->view->docs === [] ? $this->none() : $this->cards(),
    ]);
  }

  private function cards(): array {
    $docs = $this->view->shownDocs();
    $step = Options::wholeNumber($this->config['numvisible'] ?? null, 1);
    $shown = $step === null ? $docs : array_slice($docs, 0, $step);
    $needsButton = Options::wholeNumber($this->config['grow_steps'] ?? null, 0) === 0 && count($shown) < count($docs);
    $item = fn (object $doc, int $i) => new Node('li', ['class' => 'vitrine-results__item' . ($i < self::NEAR ? '' : ' vitrine-results__item--far'), 'data-item' => $doc->id], $this->card($doc));
    return [
      new Node('ol', ['class' => 'vitrine-results__list'], array_map($item, $shown, array_keys($shown))),
      $needsButton ? $this->more() : null,
    ];
  }

  private function more(): Node {
    $button = new Node('button', ['class' => 'vitrine-button', 'type' => 'button'], $this->view->texts->text('results.more'));
    return new Node('div', ['class' => 'vitrine-results__more'], $button);
  }

  /** @return mixed */
  private function card(object $doc) {
    $scope = $this->scope($doc, $this->view->formats);
    return isset($this->templates['result']) ? ($this->templates['result'])($scope) : (new DefaultCard($scope))->content();
  }

  /** @return mixed */
  private function none() {
    if (isset($this->templates['empty'])) {
      $nothing = (object) ['id' => ''];
      return ($this->templates['empty'])(new Scope($nothing, [], Highlight::SOLR_TAGS, new Formats($this->view->locale), $this->widget()));
    }
    return new Node('div', ['class' => 'vitrine-results__empty'], [
      new Node('p', ['class' => 'vitrine-results__empty-title'], $this->view->texts->text('results.empty')),
      new Node('p', [], $this->view->texts->text('results.emptyHint')),
    ]);
  }

  private function scope(object $doc, Formats $formats): Scope {
    $tags = [];
    foreach (['hl.simple.pre', 'hl.simple.post'] as $name) {
      $values = $this->view->config->params[$name] ?? [];
      if (count($values) === 1 && $values[0] !== '') $tags[] = $values[0];
    }
    return new Scope($doc, $this->view->answer->snippets($doc->id), count($tags) === 2 ? $tags : Highlight::SOLR_TAGS, $formats, $this->widget());
  }

  /** Shows a widget in a card: a flag, as one that is not set. */
  private function widget(): callable {
    return fn (string $name, array $attributes, object $doc, $markup) => $name === 'flag' ? (new Flag($this->view, $attributes))->content($doc, $markup) : null;
  }

  /** @param array<Element|string> $nodes */
  private static function isHollow(array $nodes): bool {
    foreach ($nodes as $node) if ($node instanceof Element || \Vitrine\Lucene\Text::trim($node) !== '') return false;
    return true;
  }
}
