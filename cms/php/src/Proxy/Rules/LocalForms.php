<?php
declare(strict_types=1);

namespace Vitrine\Proxy\Rules;

use Vitrine\Lucene\Text;
use Vitrine\Proxy\Site;

/** The local params that pass: each in exactly one spelling, with names, plain decimals and quoted text in them. */
final class LocalForms {
  private const TAG = '[\p{L}\p{N}_][\p{L}\p{N}_.,-]{0,199}';
  private const KEY = '[\p{L}\p{N}_.:-]{1,100}';
  /** In single quotes, `\\`, `\'` and `\{` are escapes. */
  private const QUOTED = '\'(?<prefix>(?:[^\'\\\\\p{Cc}]|[\t\n\r]|\\\\[\'\\\\{])++)\'';
  /** The names of a path down to a depth: the delimiter is one same sign. */
  private const DEPTH = '\'\[([^\p{L}\p{N}\s\p{Cc}\\\\^\[\]&\'"{}-])\]\?\[\^\g{-1}\]\+(?:\[\g{-1}\]\[\^\g{-1}\]\+){0,19}\'';
  /** With the flag u, \d would be the digits of every script. */
  private const POINT = '-?[0-9]{1,2}(?:\.[0-9]{1,15})?,-?[0-9]{1,3}(?:\.[0-9]{1,15})?';
  private const AREA = ' sfield=(?<field>[^\s{}\'"$]+) pt=(?<point>' . self::POINT . ') d=(?<distance>[0-9]{1,5}(?:\.[0-9]{1,15})?)\}$/Du';
  private const NAMED = '/^\{!(?:ex=' . self::TAG . ' )?key=' . self::KEY;
  /** The longest query that is counted. */
  private const LONGEST = 2000;
  private const LONGEST_PREFIX = 8000;

  private Site $site;
  private QueryRules $queries;

  public function __construct(Site $site, QueryRules $queries) {
    $this->site = $site;
    $this->queries = $queries;
  }

  /** `fq`: a circle, or a query on open fields past a leading {!tag=…}. @throws Refused */
  public function filter(string $name, string $value): string {
    if (strpos($value, '{!geofilt ') === 0) return $this->circle($name, $value, '/^\{!geofilt tag=' . self::TAG . self::AREA);
    return $this->queries->filter($name, $value, '/^\{!tag=' . self::TAG . '\}/u');
  }

  /** `facet.query`: a query past {!ex=… key=…} or {!key=…}, or a circle with a key. @throws Refused */
  public function counted(string $name, string $value): string {
    $circle = '/^\{!geofilt key=' . self::KEY . '(?: ex=' . self::TAG . ')?' . self::AREA;
    if (!preg_match('/^.{0,' . self::LONGEST . '}$/Dsu', $value)) QueryTokens::refuse($name, $value);
    if (strpos($value, '{!geofilt ') === 0) return $this->circle($name, $value, $circle);
    if (!preg_match(self::NAMED . '\}/u', $value, $named)) QueryTokens::refuse($name, $value);
    $query = substr($value, strlen($named[0]));
    $bare = Text::trim($query);
    if ($bare === '' || strpos($bare, '{!') === 0) QueryTokens::refuse($name, $value);
    $this->queries->filter($name, $query, '/^(?!)/');
    return $value;
  }

  /** `facet.field`: an open field, past {!ex=…} or past the local params of a level of a tree. @throws Refused */
  public function facetField(string $name, string $value): string {
    $level = self::NAMED . '(?= )(?: facet\.prefix=' . self::QUOTED . ')?(?: facet\.matches=' . self::DEPTH . ')?\}/u';
    $isLevel = preg_match($level, $value, $found) === 1;
    $isLong = preg_match_all('/\\\\.|./su', $found['prefix'] ?? '') > self::LONGEST_PREFIX;
    if ($isLong || strpos($value, '${') !== false) QueryTokens::refuse($name, $value);
    $field = $isLevel ? substr($value, strlen($found[0])) : $value;
    return $this->field($name, $value, $field);
  }

  /** `facet.range` and `stats.field`: an open field, past {!ex=…}. @throws Refused */
  public function field(string $name, string $value, ?string $field = null): string {
    $this->site->requireField($name, preg_replace('/^\{!ex=' . self::TAG . '\}/u', '', $field ?? $value));
    return $value;
  }

  /** `pt`: latitude and longitude. @throws Refused */
  public function point(string $name, string $value): string {
    if (!preg_match('/^' . self::POINT . '$/D', $value) || !self::isOnGlobe($value)) QueryTokens::refuse($name, $value);
    return $value;
  }

  private function circle(string $name, string $value, string $pattern): string {
    if (!preg_match($pattern, $value, $found) || !self::isOnGlobe($found['point'])) QueryTokens::refuse($name, $value);
    if ((float) $found['distance'] > $this->site->limits['distance']) QueryTokens::refuse($name, $value);
    $this->site->requireField($name, $found['field']);
    return $value;
  }

  private static function isOnGlobe(string $point): bool {
    [$latitude, $longitude] = array_map('floatval', explode(',', $point));
    return abs($latitude) <= 90 && abs($longitude) <= 180;
  }
}
