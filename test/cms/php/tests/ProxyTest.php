<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Proxy;
use Vitrine\Proxy\Circuit;
use Vitrine\Proxy\Request;
use Vitrine\Proxy\Response;

/** What the proxy does with a Solr that is down, and what it writes to the log. */
final class ProxyTest extends TestCase {
  /** Nothing listens there. */
  private const DOWN = 'http://127.0.0.1:1/solr/listings';

  private string $file;
  private int $now = 1000;
  /** @var string[] */
  private array $log = [];

  protected function setUp(): void {
    $this->file = getenv('VITRINE_TEMPORARY') . '/circuit';
    if (is_file($this->file)) unlink($this->file);
  }

  public function testAsksNothingOfASolrThatIsDownAndTriesAgainAfterTenSeconds(): void {
    $statuses = [];
    for ($search = 0; $search < Circuit::FAILURES + 2; $search++) $statuses[] = $this->search('q=lake')->status;
    $this->assertSame([502, 502, 502, 502, 502, 503, 503], $statuses);
    $this->assertSame('10', $this->search('q=lake')->headers['retry-after']);
    $this->now += Circuit::OPEN_S;
    $this->assertSame([502, 503], [$this->search('q=lake')->status, $this->search('q=lake')->status]);
    $this->assertCount(Circuit::FAILURES + 1, $this->log);
  }

  public function testForgetsItsFailuresWhenSolrAnswers(): void {
    for ($search = 0; $search < Circuit::FAILURES; $search++) $this->search('q=lake');
    $this->assertTrue($this->circuit()->isOpen());
    $this->circuit()->succeeded();
    $this->assertFalse($this->circuit()->isOpen());
  }

  public function testStaysClosedWhereTheFileHoldsAnythingElse(): void {
    foreach (['', 'x', '5', '5 99999999999999999', "5 2000\nx", '<?php'] as $text) {
      file_put_contents($this->file, $text);
      $this->assertFalse($this->circuit()->isOpen(), $text);
    }
  }

  public function testLogsWhatItRefusesWithParamAndField(): void {
    $response = $this->search('fq=' . rawurlencode('secret:"a b"'));
    $this->assertSame(400, $response->status);
    $this->assertSame('{"error":{"code":400,"msg":"fq names a field that is not open here"}}', $response->body());
    $this->assertSame(['Vitrine refused a search: "fq names a field that is not open here", param "fq", field "secret"'], $this->log);
  }

  public function testNoVisitorCanWriteALineOfTheLog(): void {
    $this->search(rawurlencode("a\nVitrine: all is well") . '=1');
    $this->assertCount(1, $this->log);
    $this->assertStringNotContainsString("\n", $this->log[0]);
  }

  public function testNamesWhatIsWrongWithTheSettings(): void {
    $this->expectExceptionMessage("Vitrine: 'limits' knows no 'row', only rows, start, values");
    new Proxy(['solr' => self::DOWN, 'fields' => ['id'], 'limits' => ['row' => 10]]);
  }

  public function testSendsASearchBeforeItsResponseIsWaitedFor(): void {
    $solr = stream_socket_server('tcp://127.0.0.1:0');
    $begun = $this->proxy('http://' . stream_socket_get_name($solr, false) . '/solr/listings')->begin(self::request('q=lake'));
    $connection = stream_socket_accept($solr, 5);
    $sent = fread($connection, 65536);
    $this->assertStringStartsWith("POST /solr/listings/select HTTP/1.1\r\n", $sent);
    $this->assertMatchesRegularExpression('/\r\n\r\nq=lake&/', $sent);
    fwrite($connection, "HTTP/1.1 200 OK\r\nContent-Length: 8\r\n\r\n");
    $begun->poke();
    fwrite($connection, '{"a": 1}');
    $response = $begun->response();
    $this->assertSame([200, '{"a": 1}'], [$response->status, $response->body()]);
    fclose($connection);
    $refused = $this->proxy('http://' . stream_socket_get_name($solr, false) . '/solr/listings')->begin(self::request('q=lake&fq=secret:a'));
    $refused->poke();
    $this->assertFalse(@stream_socket_accept($solr, 0));
    $this->assertSame(400, $refused->response()->status);
  }

  public function testOnlyTheTimeThatIsWaitedCountsAgainstSolr(): void {
    $solr = stream_socket_server('tcp://127.0.0.1:0');
    $address = 'http://' . stream_socket_get_name($solr, false) . '/solr/listings';
    $begun = $this->proxy($address, ['total' => 0.05])->begin(self::request('q=lake'));
    $connection = stream_socket_accept($solr, 5);
    fread($connection, 65536);
    fwrite($connection, "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}");
    // The caller is busy for longer than it would wait.
    for ($until = microtime(true) + 0.1; microtime(true) < $until;);
    $this->assertSame('{}', $begun->response()->body());
    $hung = $this->proxy($address, ['total' => 0.05])->begin(self::request('q=lake'));
    $this->assertSame(502, $hung->response()->status);
    $this->assertStringContainsString('Solr does not answer in time', $this->log[0]);
  }

  public function testCountsASearchThatIsSentBeforeAsAnyOther(): void {
    for ($search = 0; $search < Circuit::FAILURES; $search++) $this->assertSame(502, $this->proxy(self::DOWN)->begin(self::request('q=lake'))->response()->status);
    $this->assertSame(503, $this->proxy(self::DOWN)->begin(self::request('q=lake'))->response()->status);
  }

  private function search(string $body): Response {
    return $this->proxy(self::DOWN)->handle(self::request($body));
  }

  /** @param array<string, float> $timeouts */
  private function proxy(string $solr, array $timeouts = []): Proxy {
    $log = function (string $line): void {
      $this->log[] = $line;
    };
    return new Proxy(['solr' => $solr, 'fields' => ['id', 'title'], 'timeouts' => $timeouts], $log, null, $this->circuit());
  }

  private static function request(string $body): Request {
    return new Request('POST', 'application/x-www-form-urlencoded', '', $body);
  }

  private function circuit(): Circuit {
    return new Circuit($this->file, fn () => $this->now);
  }
}
