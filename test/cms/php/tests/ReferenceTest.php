<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Address;
use Vitrine\Search\Config;
use Vitrine\SearchRequest;

/** Compares with what the browser makes of the same addresses: test/cms/php/referenceCases.ts. */
final class ReferenceTest extends TestCase {
  private static array $cases;

  public static function setUpBeforeClass(): void {
    self::$cases = json_decode(file_get_contents(getenv('VITRINE_CASES')), true, 512, JSON_THROW_ON_ERROR);
  }

  public function testReadsTheSameSearchFromEachAddress(): void {
    $this->compare(static function (array $case): array {
      $params = (new Address(new Config($case['config']), $case['isPathInQ']))->read($case['query']);
      return [self::sorted(get_object_vars($params)), self::sorted($case['state'])];
    });
  }

  public function testMakesTheSameRequestOfEachAddress(): void {
    $this->compare(static function (array $case): array {
      $config = new Config($case['config']);
      $params = (new Address($config, $case['isPathInQ']))->read($case['query']);
      return [(new SearchRequest($config, $case['addedParams']))->body($params), $case['body']];
    });
  }

  public function testMakesTheSameSearchAndRequestOfFacetsBeyondTheSpec(): void {
    $cases = json_decode(file_get_contents(getenv('VITRINE_FURTHER')), true, 512, JSON_THROW_ON_ERROR);
    $this->assertGreaterThanOrEqual(3000, count($cases));
    foreach ($cases as $case) {
      $config = new Config($case['config']);
      $params = (new Address($config))->read($case['query']);
      $made = [self::sorted(get_object_vars($params)), (new SearchRequest($config, [], $case['now']))->body($params)];
      $this->assertSame(self::json([self::sorted($case['state']), $case['body']]), self::json($made), "?{$case['query']}\nof " . self::json($case['config']));
    }
  }

  public function testTheCasesAreNotEmpty(): void {
    $with = static fn (string $name) => count(array_filter(self::$cases, static fn ($case) => $case['state'][$name]));
    $this->assertGreaterThanOrEqual(500, count(self::$cases));
    foreach (['q', 'fq', 'sort', 'start', 'bq', 'extra'] as $name) $this->assertGreaterThan(20, $with($name), $name);
    $this->assertGreaterThan(200, $with('fq'));
  }

  /** @param callable(array): array{mixed, mixed} $pair what the library makes of a case, and what the browser does */
  private function compare(callable $pair): void {
    foreach (self::$cases as $case) {
      [$made, $expected] = array_map([self::class, 'json'], $pair($case));
      $this->assertSame($expected, $made, "?{$case['query']}\nof " . self::json($case['config']));
    }
  }

  /** @param mixed $value */
  private static function json($value): string {
    return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
  }

  private static function sorted(array $params): array {
    ksort($params);
    ksort($params['extra']);
    return $params;
  }
}
