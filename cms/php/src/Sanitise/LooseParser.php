<?php
declare(strict_types=1);

namespace Vitrine\Sanitise;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Entities;

/** Reads a document's HTML the way the browser's sanitiser does, which is looser than that of a page, and calls back. */
final class LooseParser {
  private const VOID = 'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr';
  private const FORM = ['input', 'option', 'optgroup', 'select', 'button', 'datalist', 'textarea'];
  private const CLOSES_P = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'address', 'article', 'aside', 'blockquote', 'details', 'div', 'dl', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'header', 'hr', 'main', 'nav', 'ol', 'pre', 'section', 'table', 'ul'];
  private const CLOSES = [
    'tr' => ['tr', 'th', 'td'], 'th' => ['th'], 'td' => ['thead', 'th', 'td'], 'body' => ['head', 'link', 'script'], 'li' => ['li'],
    'select' => self::FORM, 'input' => self::FORM, 'output' => self::FORM, 'button' => self::FORM, 'datalist' => self::FORM, 'textarea' => self::FORM,
    'option' => ['option'], 'optgroup' => ['optgroup', 'option'], 'dd' => ['dd', 'dt'], 'dt' => ['dd', 'dt'], 'rt' => ['rt', 'rp'], 'rp' => ['rt', 'rp'],
    'tbody' => ['thead', 'tbody'], 'tfoot' => ['thead', 'tbody'],
  ];
  private const FOREIGN = ['math', 'svg'];
  private const INTEGRATION = ['mi', 'mo', 'mn', 'ms', 'mtext', 'annotation-xml', 'foreignobject', 'desc', 'title'];
  /** Elements in which no tag counts; this parser takes t and x for the same. */
  private const RAW = '/^(?:s(cript|tyle)|[tx](itle|extarea|mp))\z/i';
  /** What may become one. */
  private const RAW_START = '/^(?:s(?:c(?:r(?:i(?:pt?)?)?)?|t(?:y(?:le?)?)?)?|[tx](?:i(?:t(?:le?)?)?|e(?:x(?:t(?:a(?:r(?:ea?)?)?)?)?)?|mp?)?)\z/i';

  private Handler $handler;
  private string $html;
  private int $at = 0;
  /** @var string[] open elements, the last one innermost */
  private array $stack = [];
  /** @var bool[] whether what is open is foreign, the last one innermost */
  private array $foreign = [false];

  public function __construct(Handler $handler, string $html) {
    [$this->handler, $this->html] = [$handler, $html];
  }

  public function run(): void {
    $length = strlen($this->html);
    while ($this->at < $length) {
      if ($this->html[$this->at] !== '<') $this->text($this->take('/\G[^<]++/'));
      elseif (!$this->tag()) break;
    }
    foreach (array_reverse($this->stack) as $name) $this->handler->close($name);
  }

  /** Reads a tag, a comment or the like. @return bool false at the end */
  private function tag(): bool {
    $next = $this->html[$this->at + 1] ?? '';
    if ($next === '!') return $this->declaration();
    if ($next === '?') return $this->skipPast($this->at + 2, $this->at + 2);
    if ($next === '/') return $this->endTag();
    if (self::isLetter($next)) return $this->startTag();
    $this->at++;
    $this->text('<' . $this->take('/\G[^<]*+/'));
    return true;
  }

  private function declaration(): bool {
    $start = $this->at + 2;
    if (preg_match('/\G(?:--|\[CDATA\[)/', $this->html, $found, 0, $start)) {
      // A comment may end at once, as `<!-->`.
      $isComment = $found[0] === '--';
      $end = strpos($this->html, $isComment ? '-->' : ']]>', $isComment ? $start : $start + 7);
      $this->at = $end === false ? strlen($this->html) : $end + 3;
      return true;
    }
    // Where the sign behind `<!` or `<!-` is the end, it does not count as such.
    preg_match('/\G(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?|-[\s\S]?|[\s\S]?)/', $this->html, $found, 0, $start);
    return $this->skipPast($start + strlen($found[0]), $start);
  }

  /** Drops what stands before the next `>`. Without one, the rest is text. */
  private function skipPast(int $from, int $textStart): bool {
    $end = $from < strlen($this->html) ? strpos($this->html, '>', $from) : false;
    if ($end === false) return $this->rest(substr($this->html, $textStart));
    $this->at = $end + 1;
    return true;
  }

  /** Ends with a text that is not decoded. */
  private function rest(string $text): bool {
    $this->text($text, false);
    $this->at = strlen($this->html);
    return false;
  }

  private function lastSign(): string {
    return preg_match('/[\x{0}-\x{ffff}]\z/u', $this->html, $found) ? $found[0] : "\u{fffd}";
  }

  private function endTag(): bool {
    preg_match('/\G<\/[ \t\n\f\r]*+/', $this->html, $found, 0, $this->at);
    $start = $this->at + strlen($found[0]);
    $first = $this->html[$start] ?? '';
    if ($first === '') return $this->rest($found[0]);
    if ($first === '>') {
      $this->text("$found[0]>", false);
      $this->at = $start + 1;
      return true;
    }
    if (!self::isLetter($first)) return $this->skipPast($start, $start);
    preg_match('/\G[^> \t\n\f\r]++/', $this->html, $found, 0, $start);
    $after = $start + strlen($found[0]);
    if ($after >= strlen($this->html)) return false;
    $this->close(Text::lower($found[0]));
    $end = strpos($this->html, '>', $after);
    if ($end === false) return $this->rest($this->lastSign());
    $this->at = $end + 1;
    return true;
  }

  private function startTag(): bool {
    preg_match('/\G<([^> \t\n\f\r\/]++)/', $this->html, $found, 0, $this->at);
    $at = $this->at + strlen($found[0]);
    $name = Text::lower($found[1]);
    if ($at >= strlen($this->html)) return preg_match(self::RAW_START, $found[1]) && $this->rest($found[1]);
    $this->open($name);
    $tag = new LooseTag($this->html, $at);
    if (!$tag->isWhole) return $tag->endsInSlash && $this->rest($this->lastSign());
    $this->at = $tag->end;
    $this->handler->open($name, $tag->attributes);
    if (self::isVoid($name)) $this->handler->close($name);
    if ($tag->closesItself) {
      if (end($this->foreign) && end($this->stack) === $name) $this->handler->close(array_pop($this->stack));
    } elseif (preg_match(self::RAW, $found[1], $raw)) {
      $this->raw(['cript' => 'script', 'tyle' => 'style', 'itle' => 'title', 'extarea' => 'textarea', 'mp' => 'xmp'][strtolower($raw[1] . ($raw[2] ?? ''))]);
    }
    return true;
  }

  /** Opens an element, after those that it closes. */
  private function open(string $name): void {
    $closes = in_array($name, self::CLOSES_P, true) ? ['p'] : self::CLOSES[$name] ?? [];
    while ($this->stack !== [] && in_array(end($this->stack), $closes, true)) $this->handler->close(array_pop($this->stack));
    if (self::isVoid($name)) return;
    $this->stack[] = $name;
    if (in_array($name, self::FOREIGN, true)) $this->foreign[] = true;
    elseif (in_array($name, self::INTEGRATION, true)) $this->foreign[] = false;
  }

  private function close(string $name): void {
    if (in_array($name, self::FOREIGN, true) || in_array($name, self::INTEGRATION, true)) array_pop($this->foreign);
    if (self::isVoid($name)) {
      if ($name !== 'br') return;
      $this->handler->open('br', []);
      $this->handler->close('br');
      return;
    }
    if (in_array($name, $this->stack, true)) {
      do $this->handler->close($last = array_pop($this->stack)); while ($last !== $name);
    } elseif ($name === 'p') {
      $this->open('p');
      $this->handler->open('p', []);
      $this->handler->close(array_pop($this->stack));
    }
  }

  /** The text up to the end tag of a name, in which no tag counts. */
  private function raw(string $name): void {
    $isEnded = preg_match("/<\\/$name(?=[> \\t\\n\\f\\r])/i", $this->html, $found, PREG_OFFSET_CAPTURE, $this->at) === 1;
    $end = $isEnded ? $found[0][1] : strlen($this->html);
    $text = substr($this->html, $this->at, $end - $this->at);
    // Of a title, the text is decoded: all but a reference behind what begins like its end tag.
    $parts = preg_split('/(?<=<|<\/|<\/t|<\/ti|<\/tit|<\/titl)&/i', $text);
    $this->text($name === 'title' ? implode('&', array_map([Entities::class, 'decode'], $parts)) : $text, false);
    $this->at = $end;
  }

  private function text(string $text, bool $decodes = true): void {
    if ($text !== '') $this->handler->text($decodes ? Entities::decode($text) : $text);
  }

  private function take(string $pattern): string {
    preg_match($pattern, $this->html, $found, 0, $this->at);
    $this->at += strlen($found[0]);
    return $found[0];
  }

  private static function isLetter(string $sign): bool {
    return preg_match('/^[A-Za-z]/', $sign) === 1;
  }

  private static function isVoid(string $name): bool {
    return in_array($name, explode(' ', self::VOID), true);
  }
}
