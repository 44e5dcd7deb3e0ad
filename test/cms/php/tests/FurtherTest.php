<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\Address;
use Vitrine\Lucene\Text;
use Vitrine\Search\Config;
use Vitrine\SearchRequest;

/** Requests and addresses of facets beyond the spec, one of each kind. */
final class FurtherTest extends TestCase {
  /** Half an hour before midnight in Berlin, on the Friday before summer time. */
  private const NOW = 1774650600;

  /** @dataProvider requests */
  public function testAsksForWhatAKindCounts(array $facet, string $query, array $sent, array $absent): void {
    $body = $this->body([$facet], $query);
    foreach ($sent as $param) $this->assertContains($param, $body, $query);
    foreach ($absent as $param) $this->assertNotContains($param, $body, $query);
  }

  public function requests(): iterable {
    $buckets = ['field' => 'price', 'buckets' => '0,100,200,*'];
    yield 'buckets' => [$buckets, 'price[]=100-200', [
      'fq={!tag=price}price:[100 TO 200}',
      'facet.query={!ex=price key=price:0-100}price:[0 TO 100}',
      'facet.query={!ex=price key=price:200-}price:[200 TO *]',
    ], ['facet.field={!ex=price}price']];
    yield 'a bucket of a link' => [$buckets, 'price[]=50-125', ['facet.query={!ex=price key=price:50-125}price:[50 TO 125}'], []];
    yield 'what no field of such buckets holds' => [$buckets, 'price[]=0.5-1.25&fq[]=price:[cheap TO *]&fq[]=price:3000000000-', [], [
      'facet.query={!ex=price key=price:0.5-1.25}price:[0.5 TO 1.25}', 'fq={!tag=price}price:[0.5 TO 1.25}', 'fq=price:[cheap TO *]', 'fq={!tag=price}price:[3000000000 TO *]',
    ]];
    yield 'text of a slider' => [['field' => 'price', 'widget' => 'range'], 'fq[]=price:[cheap TO *]', [], ['fq={!tag=price}price:[cheap TO *]']];
    yield 'crossed date math' => [['field' => 'booked', 'widget' => 'dates', 'date_range' => true], 'fq[]=booked:[NOW TO NOW-1DAY]', [], ['fq={!tag=booked}booked:[NOW TO NOW-1DAY]']];
    yield 'ratings' => [['field' => 'rating', 'widget' => 'rating'], 'rating=4..', [
      'fq={!tag=rating}rating:[4 TO *]',
      'facet.query={!ex=rating key=rating:3-}rating:[3 TO *]',
    ], ['facet.field=rating']];
    yield 'a toggle' => [['field' => 'free', 'widget' => 'toggle'], 'free=true', [
      'fq={!tag=free}free:true',
      'facet.query={!ex=free key=free:on}free:true',
    ], []];
    yield 'a tree of paths' => [['field' => 'category', 'widget' => 'tree'], "category=Owner's/a", [
      'fq={!tag=category}category:"Owner\'s/a"',
      "facet.field={!ex=category key=category:0 facet.matches='[/]?[^/]+'}category",
      "facet.field={!ex=category key=category:2 facet.prefix='Owner\\'s/' facet.matches='[/]?[^/]+[/][^/]+'}category",
    ], ['facet.field={!ex=category}category']];
    yield 'a tree of levels' => [['field' => 'levels', 'hierarchy' => 'levels'], '', [
      "facet.field={!ex=levels key=levels:0 facet.prefix='0/'}levels",
    ], []];
    yield 'a list that the server finds' => [['field' => 'host', 'find' => 'server'], '', ['f.host.facet.sort=index'], []];
    yield 'a preset in a time zone' => [['field' => 'arrival', 'widget' => 'dates', 'time_zone' => 'Europe/Berlin', 'months' => 2], 'arrival=weekend', [
      'fq={!tag=arrival}arrival:[2026-03-27T23:00:00Z TO 2026-03-29T22:00:00Z}',
      'facet.query={!ex=arrival key=arrival.0}arrival:[NOW/DAY TO NOW/DAY+1DAY}',
      'f.arrival.facet.range.end=NOW/MONTH+2MONTHS',
      'TZ=Europe/Berlin',
    ], ['facet.field=arrival']];
    yield 'free nights' => [['field' => 'booked', 'widget' => 'dates', 'availability' => true, 'nights' => true], 'booked=2026-07-01..2026-07-14', [
      'fq={!tag=booked}-booked:[2026-07-01 TO 2026-07-13]',
    ], []];
    yield 'no day' => [['field' => 'arrival', 'widget' => 'dates'], 'fq[]=arrival:[2026-02-30 TO *]', [], ['fq=arrival:[2026-02-30 TO *]']];
    yield 'a circle' => [['field' => 'place', 'widget' => 'near'], 'near=48.137,11.575,25&sortby=distance asc', [
      'fq={!geofilt tag=near sfield=place pt=48.137,11.575 d=25}',
      'sort=geodist() asc',
      'pt=48.137,11.575',
      'fl=id,distance:geodist()',
    ], ['facet.field=place']];
    yield 'no circle' => [['field' => 'place', 'widget' => 'near'], 'near=91,0,5&sortby=distance asc', [], ['sort=distance asc', 'sfield=place']];
  }

  public function testWritesNumbersAsJavaScriptDoes(): void {
    $numbers = ['0.5' => 0.5, '100' => 100.0, '0.00001' => 0.00001, '1e-7' => 1e-7, '-1.25' => -1.25, '1e+21' => 1e21, '123456789012' => 123456789012.0];
    foreach ($numbers as $text => $number) $this->assertSame((string) $text, Text::ofNumber($number));
  }

  /** @return string[] the decoded pairs */
  private function body(array $facets, string $query): array {
    $config = new Config(['solr' => ['address' => 'query', 'facets' => $facets]]);
    $encoded = implode('&', array_map(static fn ($pair) => implode('=', array_map('rawurlencode', explode('=', $pair, 2))), explode('&', $query)));
    $body = (new SearchRequest($config, [], self::NOW))->body((new Address($config))->read($encoded));
    return array_map('rawurldecode', explode('&', $body));
  }
}
