<?php
declare(strict_types=1);

namespace Vitrine\Answer;

use Vitrine\Lucene\Text;
use Vitrine\Template\Values;

/** Solr's answer to a search. */
final class SearchAnswer {
  /** @var object[] documents with an id each */
  public array $docs;
  public int $numFound;
  public int $start;
  /** Null where the answer does not repeat the request's params. */
  public ?int $rows;
  private object $json;

  /** @return self|null null for what is no answer, or only a part of one */
  public static function read(object $json): ?self {
    $response = $json->response ?? null;
    if (!is_object($response) || !is_array($response->docs ?? null)) return null;
    $params = Json::objectAt(Json::objectAt($json, 'responseHeader'), 'params');
    $header = Json::objectAt($json, 'responseHeader');
    $numFound = self::whole($response->numFound ?? null);
    $docs = self::readDocs($response->docs);
    if ($numFound === null || $docs === [] && $response->docs !== [] || ($header->partialResults ?? null) === true) return null;
    $answer = new self();
    [$answer->json, $answer->docs, $answer->numFound] = [$json, $docs, $numFound];
    $answer->start = self::whole($params->start ?? null) ?? self::whole($response->start ?? null) ?? 0;
    $answer->rows = self::whole($params->rows ?? null);
    return $answer;
  }

  /** Those that have an id; of documents with the same id, the first. @return object[] */
  public static function readDocs(array $found): array {
    $docs = [];
    foreach ($found as $doc) {
      if (!is_object($doc) || !property_exists($doc, 'id')) continue;
      if (is_int($doc->id) || is_float($doc->id)) $doc->id = Values::string($doc->id);
      if (is_string($doc->id) && !isset($docs["=$doc->id"])) $docs["=$doc->id"] = $doc;
    }
    return array_values($docs);
  }

  /** A document's snippets by field. @return array<string, string[]> */
  public function snippets(string $id): array {
    $snippets = [];
    foreach (get_object_vars(Json::objectAt(Json::objectAt($this->json, 'highlighting'), $id)) as $field => $texts) {
      if (is_array($texts)) $snippets[$field] = array_values(array_filter($texts, 'is_string'));
    }
    return $snippets;
  }

  /** The counts of a field's values. @return array<array{value: string|null, count: int|float}> */
  public function facet(string $field, bool $hasMissing): array {
    $fields = Json::objectAt(Json::objectAt($this->json, 'facet_counts'), 'facet_fields');
    return self::counts(property_exists($fields, $field) ? $fields->{$field} : null, $hasMissing);
  }

  /** The steps of a field's histogram. @return array<array{value: string|null, count: int|float}> */
  public function range(string $field): array {
    $range = Json::objectAt(Json::objectAt(Json::objectAt($this->json, 'facet_counts'), 'facet_ranges'), $field);
    return self::counts($range->counts ?? null, false);
  }

  /**
   * The least and the greatest value of a field.
   * @return array{min: float|null, max: float|null}|array{}|null empty where Solr sent none; null where no document has the field
   */
  public function stats(string $field): ?array {
    $fields = Json::objectAt(Json::objectAt($this->json, 'stats'), 'stats_fields');
    if (!property_exists($fields, $field)) return [];
    $number = static fn ($end) => is_int($end) || is_float($end) && is_finite($end) ? (float) $end : null;
    $stats = is_object($fields->{$field}) ? $fields->{$field} : new \stdClass();
    $ends = ['min' => $number($stats->min ?? null), 'max' => $number($stats->max ?? null)];
    return $ends['min'] === null && $ends['max'] === null ? null : $ends;
  }

  /** @param mixed $counts a map, or a list in which values and counts alternate */
  private static function counts($counts, bool $hasMissing): array {
    $read = [];
    $add = static function ($value, $count) use (&$read): void {
      if (is_int($count) || is_float($count)) $read[] = ['value' => $value, 'count' => $count];
    };
    if (is_object($counts)) {
      foreach (Json::entries($counts) as [$name, $count]) $add($hasMissing && $name === '' ? null : $name, $count);
    }
    foreach (is_array($counts) ? array_chunk($counts, 2) : [] as $pair) {
      if (count($pair) === 2 && !is_object($pair[0]) && !is_array($pair[0])) $add($pair[0] === null ? null : Values::string($pair[0]), $pair[1]);
    }
    return $read;
  }

  /** A whole number, also as a text; the last one of a list. @param mixed $value */
  private static function whole($value): ?int {
    if (is_array($value)) $value = end($value);
    if (!is_int($value) && !is_float($value) && (!is_string($value) || $value === '')) return null;
    $number = is_string($value) ? Text::number($value) : (float) $value;
    return $number >= 0 && $number <= 9007199254740991 && floor($number) === $number ? (int) $number : null;
  }
}
