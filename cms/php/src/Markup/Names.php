<?php
declare(strict_types=1);

namespace Vitrine\Markup;

/** The names of elements and attributes, by what parsing does with them (HTML standard, 13.2.6). */
final class Names {
  public const VOID = 'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr';
  public const CLOSES_P = 'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp dd dt';
  public const FORMATTING = 'a b big code em font i nobr s small strike strong tt u';
  /** Elements beyond which an end tag is not looked for. */
  public const SPECIAL = 'address applet area article aside base basefont bgsound blockquote body br button caption center col colgroup dd details dir div dl dt embed fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe img input keygen li link listing main marquee menu meta nav noembed noframes noscript object ol p param plaintext pre script search section select source style summary table tbody td template textarea tfoot th thead title tr track ul wbr xmp';
  /** Their end tags may be left out before an end tag of another. */
  public const IMPLIED = 'dd dt li optgroup option p rb rp rt rtc';
  public const TABLE = 'caption col colgroup tbody td tfoot th thead tr';
  public const RAW = 'iframe noembed noframes noscript script style xmp';
  /** Elements of HTML that cannot stand in SVG. */
  public const BREAKS_OUT = 'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var font';
  private const SVG_TAGS = 'altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient radialGradient textPath';
  private const SVG_ATTRIBUTES = 'attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan';

  /** Whether a name is in one of the lists. */
  public static function has(string $list, string $name): bool {
    static $sets = [];
    $sets[$list] = $sets[$list] ?? array_flip(explode(' ', $list));
    return isset($sets[$list][$name]);
  }

  public static function svgTag(string $name): string {
    return self::withCapitals(self::SVG_TAGS, $name);
  }

  /** @param array<string, string> $attributes @return array<string, string> */
  public static function foreignAttributes(array $attributes, string $space): array {
    $renamed = [];
    $list = $space === 'svg' ? self::SVG_ATTRIBUTES : 'definitionURL';
    foreach ($attributes as $name => $value) $renamed[self::withCapitals($list, (string) $name)] = $value;
    return $renamed;
  }

  private static function withCapitals(string $list, string $name): string {
    static $maps = [];
    if (!isset($maps[$list])) foreach (explode(' ', $list) as $one) $maps[$list][strtolower($one)] = $one;
    return $maps[$list][$name] ?? $name;
  }
}
