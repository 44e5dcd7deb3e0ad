<?php
declare(strict_types=1);

namespace Vitrine\Proxy;

/** Reads the params of a form's POST, in order: PHP's own $_POST would keep the last of each name and rename others. */
final class FormReader {
  private Site $site;

  public function __construct(Site $site) {
    $this->site = $site;
  }

  /** @return array<array{string, string}> @throws Refused */
  public function read(Request $request): array {
    $form = preg_match('~^application/x-www-form-urlencoded(?:\s*;\s*charset="?utf-8"?)?$~i', trim($request->type));
    if ($request->method !== 'POST' || !$form || $request->isEncoded) {
      throw new Refused('Only a POST of a plain form is open');
    }
    $routing = array_merge($request->routing, ['ajax_page_state[jquery_version]']);
    foreach ($this->pairs($request->query) as [$name]) {
      if (!in_array($name, $routing, true)) throw new Refused('The address may hold no params', $name);
    }
    ['bytes' => $bytes, 'params' => $params] = $this->site->limits;
    $body = $request->body($bytes + 1);
    if (strlen($body) > $bytes) throw new Refused('The body is longer than this proxy reads');
    $pairs = $this->pairs($body);
    if (count($pairs) > $params) throw new Refused('There are more params than this proxy reads');
    return $pairs;
  }

  private function pairs(string $text): array {
    $parts = array_filter(explode('&', $text), static fn ($part) => $part !== '');
    $pairs = array_map(static fn ($part) => array_map('urldecode', explode('=', $part, 2)) + [1 => ''], $parts);
    foreach ($pairs as [$name, $value]) {
      if (!preg_match('/^[^\0]*$/Du', "$name$value")) throw new Refused('All texts must be UTF-8 without NUL', $name);
    }
    return array_values($pairs);
  }
}
