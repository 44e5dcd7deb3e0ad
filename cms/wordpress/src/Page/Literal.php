<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page;

/**
 * Writes our HTML so that nothing of WordPress changes it afterwards, while browsers read the same. Behind blocks and
 * shortcodes, WordPress carries out each shortcode that it finds, also in what a visitor typed, and sets quotes,
 * dashes and smilies: the browser would then not find the texts that it adopts.
 *
 *   our HTML ──▶ do_shortcode ──▶ wptexturize, convert_smilies ──▶ page
 *
 * Decimal references don't help: do_shortcode itself turns `&#91;` back into a bracket.
 */
final class Literal {
  /** A style or script, a comment or a tag, which stand for themselves; a text. */
  private const PARTS = '~<(script|style)\b.*?</\1\s*>|<!--.*?-->|<[^\s<"\'>](?:[^>"\']|"[^"]*+"|\'[^\']*+\')*+>|[^<]++|<~is';
  /** What may mean something to WordPress in a text; not the references that are there. */
  private const MARKS = '~&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);(*SKIP)(*F)|[!"#$%\'()*+/:;=?@[\\\\\]^_`{|}\~-]|\.(?=\.)|(?<=\.)\.|(?<=\d)x(?=\d)|(?<=\.)x(?=\d)|(?<=8)O|(?<=Word)p~i';

  /** HTML of ours, without the script of the answer. */
  public static function html(string $html): string {
    $written = preg_replace_callback(self::PARTS, static function (array $part): string {
      $text = $part[0];
      if (isset($part[1]) || strncmp($text, '<!--', 4) === 0) return $text;
      return $text[0] === '<' ? self::tag($text) : self::text($text);
    }, $html);
    // No bracket may stay, whatever PCRE can't read.
    return $written ?? self::tag($html);
  }

  /** A script that holds JSON: brackets of texts become `\u005b`, references to them lose their `&`, and no name follows a list's. */
  public static function script(string $script): string {
    $start = (int) strpos($script, '>') + 1;
    $json = preg_replace_callback('/"[^"\\\\]*+(?:\\\\.[^"\\\\]*+)*+"|\[/s', static function (array $part): string {
      return $part[0] === '[' ? '[ ' : strtr($part[0], ['[' => '\u005b', ']' => '\u005d', '&' => '\u0026', 'Wordp' => 'Word\u0070']);
    }, substr($script, $start));
    // Without the answer the browser asks for it.
    return $json === null ? '' : self::tag(substr($script, 0, $start)) . $json;
  }

  private static function tag(string $tag): string {
    return strtr($tag, ['[' => '&#x5b;', ']' => '&#x5d;', 'Wordp' => 'Word&#x70;']);
  }

  private static function text(string $text): string {
    return (string) preg_replace_callback(self::MARKS, static fn (array $mark) => '&#x' . dechex(ord($mark[0])) . ';', $text);
  }
}
