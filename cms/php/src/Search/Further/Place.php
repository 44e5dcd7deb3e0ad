<?php
declare(strict_types=1);

namespace Vitrine\Search\Further;

use Vitrine\Lucene\Text;
use Vitrine\Search\Options;

/** A place that visitors choose by its name. */
final class Place {
  public string $name;
  /** Latitude and longitude, as in an address. */
  public string $point;

  private function __construct(string $name, string $point) {
    [$this->name, $this->point] = [$name, $point];
  }

  /** Reads `Munich|48.137,11.575; Lugano|46.005,8.952`, or a list of labels and points. @param mixed $value @return self[] none where one can't be read */
  public static function list($value): array {
    if (is_string($value)) $places = array_map([self::class, 'ofText'], array_filter(explode(';', $value), static fn ($one) => Text::trim($one) !== ''));
    else $places = Options::isList(Options::group($value)) ? array_map([self::class, 'ofOptions'], Options::group($value)) : [];
    return in_array(null, $places, true) ? [] : $places;
  }

  /** The place of a point. @param self[] $places */
  public static function at(string $point, array $places): ?self {
    foreach ($places as $place) if ($place->point === $point) return $place;
    return null;
  }

  private static function ofText(string $text): ?self {
    $at = strrpos($text, '|');
    return $at === false ? null : self::of((string) substr($text, 0, $at), Text::trim((string) substr($text, $at + 1)));
  }

  /** @param mixed $options `label` and `at` */
  private static function ofOptions($options): ?self {
    $text = static fn (string $name) => Options::text(Options::group($options)[$name] ?? null) ?? '';
    return self::of($text('label'), $text('at'));
  }

  private static function of(string $name, string $point): ?self {
    $space = '[' . Text::SPACE . ']*';
    $circle = Circle::parse((string) preg_replace("/$space,$space/u", ',', $point, 1));
    $name = Text::trim($name);
    return $circle === null || $circle->km !== null || $name === '' ? null : new self($name, $circle->point());
  }
}
