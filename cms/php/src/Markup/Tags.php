<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/** Cuts markup into texts and tags, as the HTML standard does. */
final class Tags {
  private const NAME = '[A-Za-z][^\t\n\f\r \/>]*+';
  private const PAIR = '/\G[\t\n\f\r \/]*+([^\t\n\f\r \/>][^\t\n\f\r \/>=]*+)(?:[\t\n\f\r ]*+=[\t\n\f\r ]*+(?:"([^"]*)"|\'([^\']*)\'|([^\t\n\f\r >]*+)))?/';

  private string $html;
  private int $at = 0;

  public function __construct(string $html) {
    $this->html = str_replace(["\r\n", "\r"], "\n", $html);
  }

  /**
   * The next piece: a text, or a tag as its name (`/` before that of an end tag), its attributes and whether it closes itself.
   * @return string|array{string, array<string, string>, bool}|null null at the end
   */
  public function next() {
    if ($this->at >= strlen($this->html)) return null;
    if (preg_match('/\G<!--(?:-?>|[\s\S]*?(?:--!?>|\z))/', $this->html, $found, 0, $this->at)) return $this->skip($found[0]);
    if (preg_match('/\G<(?:[!?]|\/(?![A-Za-z]))[^>]*>?/', $this->html, $found, 0, $this->at)) {
      if ($found[0] !== '</') return $this->skip($found[0]);
    }
    if (preg_match('/\G<\/?' . self::NAME . '/', $this->html, $found, 0, $this->at)) return $this->tag($found[0]);
    preg_match('/\G[\s\S][^<]*+/', $this->html, $found, 0, $this->at);
    return $this->text(strlen($found[0]));
  }

  /** The text up to the end tag of a name, in which no tag counts. */
  public function raw(string $name, bool $decodes): string {
    $isEnded = preg_match("/<\\/$name(?=[\\t\\n\\f\\r \\/>])/i", $this->html, $found, PREG_OFFSET_CAPTURE, $this->at) === 1;
    $text = substr($this->html, $this->at, ($isEnded ? $found[0][1] : strlen($this->html)) - $this->at);
    $this->at += strlen($text);
    return $decodes ? Entities::decode($text) : $text;
  }

  private function skip(string $piece): string {
    $this->at += strlen($piece);
    return '';
  }

  private function text(int $length): string {
    $text = substr($this->html, $this->at, $length);
    $this->at += $length;
    return Entities::decode(str_replace("\0", '', $text));
  }

  private function tag(string $start): ?array {
    $this->at += strlen($start);
    $attributes = [];
    while (preg_match(self::PAIR, $this->html, $found, PREG_UNMATCHED_AS_NULL, $this->at)) {
      $this->at += strlen($found[0]);
      $name = self::lower($found[1]);
      $attributes += [$name => str_replace("\0", "\u{fffd}", Entities::decode($found[2] ?? $found[3] ?? $found[4] ?? '', true))];
    }
    if (!preg_match('/\G[\t\n\f\r \/]*+>/', $this->html, $found, 0, $this->at)) throw new NotPlain('a tag that has no end');
    $this->at += strlen($found[0]);
    return [self::lower(substr($start, 1)), $attributes, substr($found[0], -2) === '/>'];
  }

  /** In lower case, of ASCII alone. */
  private static function lower(string $name): string {
    return strtr($name, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz');
  }
}
