<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Page\First;

/** Fills a card with a document: the bindings that the plugin's own cards use. The browser knows more of them. */
final class Bindings {
  private string $template;

  public function __construct(string $template) {
    $this->template = $template;
  }

  /** @param array<string, mixed> $doc */
  public function fill(array $doc): string {
    $page = new \DOMDocument();
    $before = libxml_use_internal_errors(true);
    $page->loadHTML('<?xml encoding="utf-8"?><body>' . $this->template . '</body>', LIBXML_NONET);
    libxml_clear_errors();
    libxml_use_internal_errors($before);
    $body = $page->getElementsByTagName('body')->item(0);
    if ($body === null) return '';
    foreach (iterator_to_array($body->getElementsByTagName('*')) as $element) $this->bind($element, $doc);
    $html = '';
    foreach ($body->childNodes as $child) $html .= $page->saveHTML($child);
    return $html;
  }

  private function bind(\DOMElement $element, array $doc): void {
    $text = static fn (string $field): string => implode(', ', array_map('strval', (array) ($doc[$field] ?? [])));
    if ($element->parentNode === null) return;
    $needed = $element->getAttribute('data-vitrine-if');
    $unwanted = $element->getAttribute('data-vitrine-unless');
    $isWidget = $element->hasAttribute('data-vitrine');
    if ($isWidget || ($needed !== '' && $text($needed) === '') || ($unwanted !== '' && $text($unwanted) !== '')) {
      $element->parentNode->removeChild($element);
      return;
    }
    foreach (iterator_to_array($element->attributes) as $attribute) {
      $name = $attribute->nodeName;
      if (strncmp($name, 'data-vitrine-', 13) !== 0) continue;
      $value = $text($attribute->nodeValue);
      if (in_array($name, ['data-vitrine-text', 'data-vitrine-highlight', 'data-vitrine-html'], true)) {
        $element->textContent = self::formatted($value, $element->getAttribute('data-vitrine-format'));
      } elseif (strncmp($name, 'data-vitrine-attr-', 18) === 0 && $value !== '') {
        $first = (string) (((array) ($doc[$attribute->nodeValue] ?? []))[0] ?? '');
        $isAddress = in_array(substr($name, 18), ['href', 'src'], true);
        $element->setAttribute(substr($name, 18), $isAddress ? esc_url_raw($first) : $first);
      }
    }
    foreach (iterator_to_array($element->attributes) as $attribute) {
      if (strncmp($attribute->nodeName, 'data-vitrine-', 13) === 0) $element->removeAttribute($attribute->nodeName);
    }
  }

  private static function formatted(string $value, string $format): string {
    if ($value === '' || $format === '') return $value;
    if (strncmp($format, 'date', 4) === 0) return (string) wp_date(get_option('date_format'), strtotime($value) ?: 0, new \DateTimeZone('UTC'));
    return is_numeric($value) ? number_format_i18n((float) $value, fmod((float) $value, 1.0) === 0.0 ? 0 : 2) : $value;
  }
}
