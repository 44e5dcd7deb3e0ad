<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Proxy;
use Vitrine\Proxy\Circuit;
use Vitrine\Proxy\Request;
use Vitrine\Proxy\SolrAnswer;
use Vitrine\Proxy\SolrClient;

/** The forms and the attacks of the Node proxy's tests: test/cms/php/proxyCases.ts. */
final class ProxyFormsTest extends TestCase implements SolrClient {
  /** @var string[] the bodies that Solr gets */
  private array $received = [];
  /** @var string[] */
  private array $log = [];
  private array $cases;

  protected function setUp(): void {
    $this->cases = json_decode(file_get_contents(getenv('VITRINE_PROXIED')), true, 512, JSON_THROW_ON_ERROR);
  }

  public function post(string $url, string $body): SolrAnswer {
    $this->received[] = $body;
    return new SolrAnswer(200, ['{}']);
  }

  public function testLetsEachFormThroughUnchanged(): void {
    $this->assertGreaterThan(35, count($this->cases['passed']));
    foreach ($this->cases['passed'] as $body) {
      $this->received = [];
      $this->assertSame('200 {}', $this->ask($body), urldecode($body));
      $sent = explode('&', $this->received[0]);
      foreach (explode('&', $body) as $pair) {
        $this->assertContains(implode('=', array_map(static fn ($text) => rawurlencode(urldecode($text)), explode('=', $pair, 2))), $sent);
      }
    }
  }

  public function testRefusesEachAttackAndLogsItInOneLine(): void {
    $this->assertGreaterThan(800, count($this->cases['refused']));
    foreach ($this->cases['refused'] as $body) {
      $this->log = [];
      $this->assertStringStartsWith('400 {"error"', $this->ask($body), urldecode($body));
      $this->assertSame([], $this->received, urldecode($body));
      $this->assertCount(1, $this->log, urldecode($body));
      $this->assertStringStartsWith('Vitrine refused a search: "', $this->log[0]);
      $this->assertStringNotContainsString("\n", $this->log[0]);
    }
  }

  /** It may be stricter, as about space before a filter, but hardly ever is. */
  public function testPassesOfFormsWithAChangedSignNoneThatTheNodeProxyRefuses(): void {
    $looser = [];
    $stricter = [];
    foreach ($this->cases['changed'] as ['body' => $body, 'isPassed' => $isPassed]) {
      $isSent = strpos($this->ask($body), '200 ') === 0;
      if ($isSent && !$isPassed) $looser[] = substr(urldecode($body), 0, 300);
      if (!$isSent && $isPassed) $stricter[] = $body;
    }
    $this->assertSame([], $looser);
    $passed = count(array_filter(array_column($this->cases['changed'], 'isPassed')));
    $this->assertGreaterThan(2000, $passed);
    $this->assertLessThan(count($this->cases['changed']) - 2000, $passed);
    $this->assertLessThan($passed / 100, count($stricter));
  }

  public function testNamesTheFieldOfAForm(): void {
    $this->ask(http_build_query(['facet.query' => '{!ex=a key=b}secret:1']));
    $this->assertStringEndsWith(', param "facet.query", field "secret"', $this->log[0]);
    $this->ask(http_build_query(['fq' => '{!geofilt tag=a sfield=secret pt=1,2 d=3}']));
    $this->assertStringEndsWith(', param "fq", field "secret"', $this->log[1]);
  }

  /** With 0, Solr lists the values of its whole index: those of hidden documents, too. */
  public function testRaisesALeastCountOfZeroWhereAFilterHidesDocuments(): void {
    $bodies = ['facet.mincount=0', 'f.city.facet.mincount=0', 'facet.mincount=00&f.city.facet.mincount=000', 'facet.mincount=1&f.city.facet.mincount=0', 'facet.mincount=', 'rows=1'];
    foreach ($bodies as $body) {
      $counts = $this->leastCounts($body, ['filters' => ['status:true']]);
      $this->assertNotSame([], $counts, $body);
      $this->assertSame(['1'], array_values(array_unique($counts)), $body);
    }
    $this->assertSame(['7', '3'], $this->leastCounts('facet.mincount=7&f.city.facet.mincount=3', ['filters' => ['status:true']]));
    $this->assertSame(['0'], $this->leastCounts('facet.mincount=0', []));
  }

  public function testListsValuesThatNothingHasWhereTheDefaultsOfTheSiteAllowIt(): void {
    $site = ['filters' => ['status:true'], 'defaults' => ['facet.mincount' => '0']];
    $this->assertSame(['0', '0'], $this->leastCounts('f.city.facet.mincount=0', $site));
    $site['defaults'] = ['f.city.facet.mincount' => '0'];
    $this->assertSame(['1', '0', '1'], $this->leastCounts('f.host.facet.mincount=0&f.city.facet.mincount=0', $site));
  }

  /** @return string[] the least counts that Solr gets, in order */
  private function leastCounts(string $body, array $settings): array {
    $this->received = [];
    $this->assertSame('200 {}', $this->ask("q=lake&facet=true&facet.field=city&$body", $settings));
    preg_match_all('/(?:^|[&.])facet\.mincount=([^&]*)/', $this->received[0], $found);
    return $found[1];
  }

  private function ask(string $body, array $settings = []): string {
    $log = function (string $line): void {
      $this->log[] = $line;
    };
    $site = ['solr' => 'http://solr.example/solr/listings', 'fields' => $this->cases['fields']] + $settings;
    $circuit = new Circuit(getenv('VITRINE_TEMPORARY') . '/forms');
    $response = (new Proxy($site, $log, $this, $circuit))->handle(new Request('POST', 'application/x-www-form-urlencoded', '', $body));
    return $response->status . ' ' . $response->body();
  }
}
