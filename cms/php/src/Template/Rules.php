<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Names;

/** What a template may hold. Anything else is left out, and the browser says so. */
final class Rules {
  public const LISTS = 'ul ol dl menu tbody select datalist';
  public const RENDERED_EMPTY = 'td th dt dd';
  public const VOID = 'area base br col embed hr img input keygen link menuitem meta param source track wbr';
  public const HOLDS_HTML = 'article aside blockquote caption dd details div em figcaption figure footer header h1 h2 h3 h4 h5 h6 li main p section small span strong summary td th';
  public const BLOCKS = 'address article aside blockquote dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p section summary table tbody td tfoot th thead tr ul';
  private const REFUSED_ELEMENTS = 'applet base embed fencedframe frame frameset iframe object param portal script style body head html listing noembed noframes noscript plaintext template xmp';
  private const REFUSED_ATTRIBUTES = 'style srcdoc http-equiv autofocus is key ref children dangerouslysetinnerhtml innerhtml innertext textcontent defaultvalue defaultchecked suppresshydrationwarning suppresscontenteditablewarning';
  private const BOUND = 'alt cite class content datetime dir download height high href hreflang label lang loading low max min optimum poster rel sizes src srcset target title value width';

  /** @param array<string, string> $attributes */
  public static function allowsElement(string $name, array $attributes, bool $isForeign): bool {
    $lower = strtolower($name);
    if (!preg_match('/^[a-z][A-Za-z0-9_.-]*\z/i', $name) || Names::has(self::REFUSED_ELEMENTS, $lower)) return false;
    if ($lower === 'title') return $isForeign;
    return !Names::has('meta link', $lower) || isset($attributes['itemprop']);
  }

  /** Whether the themer may set an attribute: it runs no code, and breaks no card. */
  public static function allowsAttribute(string $element, string $name, string $value): bool {
    $lower = strtolower($name);
    if (strncmp($lower, 'on', 2) === 0 || Names::has(self::REFUSED_ATTRIBUTES, $lower)) return false;
    if (!preg_match('/^[a-z_][A-Za-z0-9_.:-]*\z/i', $name)) return false;
    if ($lower === 'attributename' && preg_match('/href|^on/i', Text::trim($value))) return false;
    $kind = Url::kind($name);
    if ($kind === '' || strncmp($name, 'data-', 5) === 0 || Text::trim($value) === '') return true;
    if ($element === 'img' && preg_match('/^data:image\/(?:gif|png|jpeg|webp|avif|svg\+xml)[;,]/i', $value)) return true;
    return ($kind === 'srcset' ? Url::safeSet($value) : Url::safe($value)) !== null;
  }

  /** Whether a field may fill an attribute. */
  public static function mayBind(string $name): bool {
    if (Names::has(self::BOUND, $name) || preg_match('/^aria-[a-z]+\z/', $name)) return true;
    return preg_match('/^data-[a-z][a-z0-9._-]*\z/', $name)
      && !preg_match('/^data-(?:vitrine|bto|bind|hx|ng|on|x|v|dojo|bs|html|template)(?:-|\.|\z)/', $name);
  }
}
