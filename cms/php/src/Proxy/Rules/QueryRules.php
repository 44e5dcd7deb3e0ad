<?php
declare(strict_types=1);

namespace Vitrine\Proxy\Rules;

use Vitrine\Proxy\Site;

/** What the texts of queries may hold: words, quotations, ranges and groups on open fields. */
final class QueryRules {
  private Site $site;
  private QueryTokens $tokens;

  public function __construct(Site $site) {
    $this->site = $site;
    $this->tokens = new QueryTokens($site->limits);
  }

  /** `q`: words, and a slash is one of them. @throws Refused */
  public function query(string $name, string $value): string {
    $tokens = $this->tokens->of($name, $value);
    foreach ($tokens as [$kind, $text]) {
      if ($kind === 'stray' && strpos($value, '{!') !== false && strpos('{["/', $text) !== false) QueryTokens::refuse($name, $value);
    }
    $slashed = static fn ($found) => $found[0] === '/' ? '\\/' : $found[0];
    return implode('', array_map(static fn ($token) => $token[0] === 'quoted' || $token[0] === 'range'
      ? $token[1] : preg_replace_callback('~\\\\.|/~su', $slashed, $token[1]), $tokens));
  }

  /** `fq` and `bq`, past a leading {!tag=…}. @param string $local the pattern of that @throws Refused */
  public function filter(string $name, string $value, string $local): string {
    $tokens = $this->tokens->of($name, preg_replace($local, '', $value));
    $values = array_values(array_filter($tokens, static fn ($token) => $token[0] !== 'space'));
    foreach ($values as $at => [$kind, $text]) {
      if ($kind === 'stray') QueryTokens::refuse($name, $value);
      if ($text !== ':') continue;
      $field = QueryTokens::plain($values[$at - 1][1] ?? '');
      if ($field !== '*') $this->site->requireField($name, $field);
    }
    return $value;
  }
}
