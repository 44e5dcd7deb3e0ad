<?php
declare(strict_types=1);

namespace Vitrine\Proxy\Rules;

use Vitrine\Proxy\Refused;
use Vitrine\Proxy\Site;

/** What each param may be. A param that is not here is refused. */
final class ParamRules {
  private const WORD = '[\p{L}\p{N}_][\p{L}\p{N}_.,-]*';
  /** What stands in a name after `f.FIELD.`. */
  private const PER_FIELD = '/^f\.(.+?)\.(facet\.(?!field$|query$|range$).+)$/D';

  private Site $site;
  private QueryRules $queries;
  private LocalForms $forms;

  public function __construct(Site $site) {
    $this->site = $site;
    $this->queries = new QueryRules($site);
    $this->forms = new LocalForms($site, $this->queries);
  }

  /** A param's value, as it may be sent to Solr. @throws Refused for names and values that are not known */
  public function check(string $name, string $value): string {
    $perField = preg_match(self::PER_FIELD, $name, $part) === 1;
    if ($perField && !in_array($part[1], $this->site->fields, true)) $this->refuse($name, $value, $part[1]);
    switch ($perField ? $part[2] : $name) {
      case 'q': return $this->queries->query($name, $value);
      case 'fq': return $this->forms->filter($name, $value);
      case 'bq': return $this->queries->filter($name, $value, '/^\{!tag=' . self::WORD . '\}/u');
      case 'ids': case 'facet.prefix': return $value;
      case 'facet.contains': case 'facet.contains.ignoreCase':
        if ($perField) return $this->contained($name, $value);
        break;
      case 'rows': return $this->number($name, $value, $this->site->limits['rows']);
      case 'start': case 'facet.offset': return $this->number($name, $value, $this->site->limits['start']);
      case 'facet.limit':
        $most = $this->site->limits['values'];
        return $this->number($name, $value === '-1' ? (string) $most : $value, $most);
      case 'facet.mincount':
        $least = $this->number($name, $value, PHP_INT_MAX);
        return (int) $least > 0 || $this->site->listsAll($name) ? $least : '1';
      case 'facet.method': return $this->oneOf($name, $value, ['enum', 'fc', 'fcs', 'uif', 'dvhash']);
      case 'facet.sort': return $this->oneOf($name, $value, ['count', 'index']);
      case 'facet': case 'facet.missing': case 'stats': case 'spellcheck': case 'spellcheck.collate': case 'hl':
        return $this->oneOf($name, $value, ['true', 'false']);
      case 'facet.field': return $this->forms->facetField($name, $value);
      case 'facet.query': return $this->forms->counted($name, $value);
      case 'facet.range': case 'stats.field': return $this->forms->field($name, $value);
      case 'facet.range.start': case 'facet.range.end': case 'facet.range.gap': return $this->like('~^[\w:.+/-]{1,60}$~D', $name, $value);
      case 'TZ': return $this->like('~^[A-Za-z]{1,20}(?:[_/+-][A-Za-z0-9]{1,20}){0,5}$~D', $name, $value);
      case 'pt': return $this->forms->point($name, $value);
      case 'sfield':
        $this->site->requireField($name, $value);
        return $value;
      case 'fl': case 'hl.fl': return $this->fields($name, $value);
      case 'sort': return $this->sort($name, $value);
      case 'defType': return $this->oneOf($name, $value, ['edismax']);
      case 'wt': return $this->oneOf($name, $value, ['json']);
      case 'json.nl': return $this->oneOf($name, $value, ['map']);
      case 'json.wrf': return $this->oneOf($name, $value, ['?']);
    }
    throw new Refused('A param is not allowed: ' . substr($name, 0, 40), $name);
  }

  private function refuse(string $name, string $value, string $field = ''): void {
    throw new Refused("$name may not be " . substr($value, 0, 60), $name, $field);
  }

  /** A list of fields. `*` in `fl` is the list of all that are open. */
  private function fields(string $name, string $value): string {
    if ($name === 'fl' && $value === '*') return implode(',', $this->site->fields);
    $known = $name === 'fl' ? ['score', 'distance:geodist()'] : ['score'];
    foreach (preg_split('/[\s,]+/', $value) as $field) if (!in_array($field, $known, true)) $this->site->requireField($name, $field);
    return $value;
  }

  private function sort(string $name, string $value): string {
    foreach (explode(',', $value) as $one) {
      if (preg_match('/^ *geodist\(\) +asc *$/D', $one)) continue;
      if (!preg_match('/^ *(\S+) +(?:asc|desc) *$/D', $one, $sorted)) $this->refuse($name, $value);
      if ($sorted[1] === 'score' || preg_match('/^random_\d{1,9}$/D', $sorted[1])) continue;
      $this->site->requireField($name, $sorted[1]);
    }
    return $value;
  }

  private function contained(string $name, string $value): string {
    if (substr($name, -11) === '.ignoreCase') return $this->oneOf($name, $value, ['true', 'false']);
    return $this->like('/^(?:[^\p{Cc}]|\t){1,1000}$/Du', $name, $value);
  }

  private function like(string $pattern, string $name, string $value): string {
    if (!preg_match($pattern, $value)) $this->refuse($name, $value);
    return $value;
  }

  private function number(string $name, string $value, int $most): string {
    if (!preg_match('/^\d{1,9}$/D', $value) || (int) $value > $most) $this->refuse($name, $value);
    return $value;
  }

  private function oneOf(string $name, string $value, array $known): string {
    if (!in_array($value, $known, true)) $this->refuse($name, $value);
    return $value;
  }
}
