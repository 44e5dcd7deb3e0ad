<?php
declare(strict_types=1);

namespace Vitrine\Widgets;

use Vitrine\Render\Node;
use Vitrine\Template\Highlight;
use Vitrine\Template\Path;
use Vitrine\Template\PlainText;
use Vitrine\Template\Scope;
use Vitrine\Template\Url;
use Vitrine\Template\Values;

/** The card of a result without a template: the usual fields, as far as the document has them. */
final class DefaultCard {
  private Scope $scope;

  public function __construct(Scope $scope) {
    $this->scope = $scope;
  }

  public function content(): Node {
    $doc = $this->scope->doc;
    $picture = Url::bound('src', $this->value(['image', 'images', 'image_url']));
    $url = Url::bound('href', $this->value(['url', 'path']));
    $title = $this->text(['title', 'label', 'name']) ?? $doc->id;
    $price = $this->value(['price']);
    $teaser = $this->teaser();
    $image = new Node('img', ['data-src' => $picture, 'alt' => '', 'decoding' => 'async']);
    return new Node('article', ['class' => 'vitrine-card'], [
      $picture === null ? null : new Node('div', ['class' => 'vitrine-card__media'], $image),
      new Node('div', ['class' => 'vitrine-card__body'], [
        new Node('h3', ['class' => 'vitrine-card__title'], $url === null ? $title : new Node('a', ['href' => $url], $title)),
        $this->meta(),
        $teaser === null || $teaser === '' ? null : new Node('p', ['class' => 'vitrine-card__text'], $teaser),
        is_int($price) || is_float($price) ? new Node('p', ['class' => 'vitrine-card__price'], $this->scope->formats->currency((float) $price)) : null,
        ($this->scope->widget)('flag', [], $doc, null),
      ]),
    ]);
  }

  private function meta(): ?Node {
    $doc = $this->scope->doc;
    $place = $this->text(['location', 'city']);
    $kilometres = $doc->distance_km ?? null;
    $distance = is_int($kilometres) || is_float($kilometres) ? Values::text($doc->distance ?? null) : '';
    if ($place === null && $distance === '') return null;
    return new Node('p', ['class' => 'vitrine-card__meta'], [$place, $place !== null && $distance !== '' ? ' · ' : null, $distance]);
  }

  /** A teaser's HTML goes; the tags of matches stay, as private signs meanwhile. @return mixed */
  private function teaser() {
    $field = Values::firstField($this->scope->doc, ['teaser', 'description', 'summary']);
    if ($field === null) return '';
    if (!isset($this->scope->snippets[$field])) return PlainText::of(Values::text($this->scope->doc->{$field}));
    $signs = ["\u{e000}", "\u{e001}"];
    $plain = fn (string $snippet) => PlainText::of(str_replace($this->scope->tags[1], $signs[1], str_replace($this->scope->tags[0], $signs[0], $snippet)));
    $scope = clone $this->scope;
    $scope->snippets = [$field => array_map($plain, $this->scope->snippets[$field])];
    $scope->tags = $signs;
    return Highlight::render(Path::ofField($field), $scope) ?? PlainText::of(Values::text($this->scope->doc->{$field}));
  }

  /** @param string[] $fields @return mixed */
  private function value(array $fields) {
    $field = Values::firstField($this->scope->doc, $fields);
    return $field === null ? null : $this->scope->doc->{$field};
  }

  /** The text of the first field that has one, its matches marked. @param string[] $fields @return mixed */
  private function text(array $fields) {
    $field = Values::firstField($this->scope->doc, $fields);
    return $field === null ? null : Highlight::render(Path::ofField($field), $this->scope);
  }
}
