<?php
declare(strict_types=1);

namespace Vitrine\Template;

use Vitrine\Lucene\Text;
use Vitrine\Markup\Entities;

/** The text of HTML, near enough; for a text alone, never as markup. */
final class PlainText {
  public static function of(string $html): string {
    $text = preg_replace('/<!--[\s\S]*?(?:-->|\z)|<(script|style)(?![A-Za-z0-9_])[\s\S]*?(?:<\/\1' . Text::SPACE_BYTES . '*>|\z)/i', ' ', $html);
    $text = preg_replace('/<\/?[A-Za-z][^<>]*>/', ' ', $text);
    $decode = static fn (array $found) => Entities::decode($found[0]);
    $text = preg_replace_callback('/&(?:#[0-9]+|#x[0-9a-f]+|[a-z][a-z0-9]*);?/i', $decode, $text);
    return Text::trim(preg_replace('/[' . Text::SPACE . ']+/u', ' ', $text));
  }
}
