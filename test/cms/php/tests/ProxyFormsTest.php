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

  private function ask(string $body): string {
    $log = function (string $line): void {
      $this->log[] = $line;
    };
    $site = ['solr' => 'http://solr.example/solr/listings', 'fields' => $this->cases['fields']];
    $circuit = new Circuit(getenv('VITRINE_TEMPORARY') . '/forms');
    $response = (new Proxy($site, $log, $this, $circuit))->handle(new Request('POST', 'application/x-www-form-urlencoded', '', $body));
    return $response->status . ' ' . $response->body();
  }
}
