<?php
declare(strict_types=1);

use PHPUnit\Framework\TestCase;
use Vitrine\FirstResults;

/** Compares with what React's renderer writes of the same answers: resultsCases.ts and pageCases.ts of test/cms/php/first. */
final class FirstResultsTest extends TestCase {
  private static array $rendered;

  public static function setUpBeforeClass(): void {
    self::$rendered = json_decode(file_get_contents(getenv('VITRINE_RENDERED')), true, 512, JSON_THROW_ON_ERROR);
  }

  public function testWritesResultsAsReactDoes(): void {
    $written = 0;
    foreach (self::$rendered['results'] as $case) {
      $first = new FirstResults($case['search'], ['lang' => $case['lang'], 'settings' => $case['settings'], 'prefix' => 'p']);
      $html = $first->answer($case['answer']) ? $first->results($case['config'], $case['templates']) : '';
      // What browsers repair is left to them, and so is what breaks.
      if ($html === '' && ($case['html'] === null || $first->left() !== [])) continue;
      $this->assertSame(self::ordered((string) $case['html']), self::ordered($html), json_encode($case['templates'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES));
      $written++;
    }
    $this->assertGreaterThan(500, $written);
  }

  public function testWritesThePagesOfAddressesAsReactDoes(): void {
    $written = 0;
    foreach (self::$rendered['pages'] as $case) {
      $options = ['lang' => $case['lang'], 'settings' => $case['settings'], 'path' => $case['path'], 'query' => $case['query'], 'prefix' => 'vs'];
      $first = new FirstResults($case['config'], $options);
      $this->assertSame($case['embedded'] !== null, $first->answer($case['answer'], null, 5), json_encode($case['config']));
      $this->assertEquals(json_decode((string) $case['embedded']), json_decode((string) preg_replace('/<[^>]*>/', '', $first->answerScript())));
      foreach (self::widgets($first, $case['widgets']) as $name => $html) {
        // Other scripts have no order in PHP.
        if ($name === 'facets' && $html === '' && $first->left() !== []) continue;
        $this->assertSame(self::ordered($case['roots'][$name]), self::ordered($html), "$name of {$case['path']}?{$case['query']}\n" . json_encode($case['config']));
        $written += $html === '' ? 0 : 1;
      }
    }
    $this->assertGreaterThan(3000, $written);
  }

  /** The HTML of each widget, in the order in which roots are numbered. @return array<string, string> */
  private static function widgets(FirstResults $first, array $configs): array {
    return [
      'results' => $first->results($configs['results']),
      'result-count' => $first->resultCount(),
      'search-box' => $first->searchBox($configs['search-box']),
      'sort' => $first->sort($configs['sort']),
      'current-filters' => $first->currentFilters(),
      'pager' => $first->pager($configs['pager']),
      'status' => $first->status(),
      'facets' => $first->facets($configs['facets']),
    ];
  }

  public function testWritesDistancesAsReactDoes(): void {
    [$measured, $named] = [0, 0];
    foreach (self::$rendered['distances'] as $case) {
      $first = new FirstResults($case['config'], ['lang' => $case['lang'], 'path' => '/search', 'query' => $case['query'], 'prefix' => 'vs']);
      $this->assertSame($case['embedded'] !== null, $first->answer($case['answer'], $case['docs'], 5));
      $templates = $case['template'] === null ? [] : ['result' => $case['template']];
      $html = ['results' => $first->results([], $templates), 'sort' => $first->sort($case['sort']), 'current-filters' => $first->currentFilters()];
      foreach ($html as $name => $written) {
        if ($written === '' && in_array("numbers in the language \"{$case['lang']}\"", $first->left(), true)) continue;
        $this->assertSame(self::ordered($case['roots'][$name]), self::ordered($written), "$name in {$case['lang']} of {$case['query']}\n{$case['answer']}\n" . json_encode($case['config']));
      }
      $named += preg_match('/vitrine-chip__value">[^<]*(?:Munich|Lugano|quiet|48)/', $html['current-filters']);
      $measured += preg_match_all('/[0-9][ \x{202f}](?:m|km|mi|كم|متر\S*|ميل|أمتار)[< ]/u', $html['results']);
    }
    $this->assertGreaterThan(500, $measured);
    $this->assertGreaterThan(80, $named);
  }

  public function testLeavesPlacesOfTheAnswerToTheBrowser(): void {
    $config = ['solr' => ['address' => 'query', 'return_full_docs' => false, 'facets' => [['field' => 'place', 'widget' => 'near', 'places_field' => 'town', 'places' => 'Bern|47,7']]]];
    foreach (['46,8' => '', '47,7' => 'Near Bern'] as $point => $text) {
      $first = new FirstResults($config, ['query' => "near=$point"]);
      $first->answer('{"response":{"numFound":1,"docs":[{"id":"1"}]}}');
      $this->assertStringContainsString($text, $first->currentFilters());
      $this->assertSame($text === '' ? ['a place of "place"'] : [], $first->left());
    }
  }

  public function testLeavesWhatItCannotWriteToTheBrowser(): void {
    $first = self::ofOne(['id' => '1', 'price' => 1234.5], ['lang' => 'it']);
    $this->assertSame('', $first->results([], ['result' => '<b data-vitrine-text="price" data-vitrine-format="currency"></b>']));
    $this->assertSame('', $first->results([], ['result' => '<b><i></b></i>']));
    $this->assertSame(['numbers in the language "it"', 'a </b> inside of other elements'], $first->left());
    $this->assertStringContainsString('<b>1234.5</b>', $first->results([], ['result' => '<b data-vitrine-text="price"></b>']));
    $this->assertStringContainsString('data-vitrine-answer', $first->answerScript());
  }

  public function testPutsTheAnswerIntoThePageAsItWasSent(): void {
    $first = new FirstResults(['solr' => ['return_full_docs' => false]]);
    $answer = '{"response":{"numFound":1,"docs":[{"id":"1","title":"</script><!--\u003c","n":1.0,"big":12345678901234567890}]},"empty":{},"facet_counts":{}}';
    $this->assertTrue($first->answer("?($answer)", null, 5));
    $script = $first->answerScript();
    $this->assertSame(1, preg_match('/^<script type="application\/json" data-vitrine-answer>([^<]*)<\/script>\z/', $script, $found));
    $this->assertStringContainsString(str_replace('<', '\u003c', $answer), $found[1]);
    $embedded = json_decode($found[1], true);
    $this->assertSame([$first->body(), 5], [$embedded['body'], $embedded['time']]);
  }

  public function testRepairsCharactersThatNoPageCanHold(): void {
    $first = new FirstResults(['solr' => ['return_full_docs' => false]]);
    $this->assertTrue($first->answer('{"response":{"numFound":1,"docs":[{"id":"1","title":"\ud83c\udfe1 \ud83c \\\\ud83c' . "\xf0\x9f\x8f \xff" . '"}]}}'));
    $this->assertStringContainsString(">\u{1f3e1} \u{fffd} \\ud83c\u{fffd} \u{fffd}</h3>", $first->results());
    $this->assertStringContainsString('\ud83c\udfe1 \ufffd \\\\ud83c' . "\u{fffd} \u{fffd}", $first->answerScript());
  }

  /** @dataProvider noAnswers */
  public function testShowsNothingWithoutAnAnswer(array $solr, string $answer): void {
    $first = new FirstResults(['solr' => $solr]);
    $this->assertFalse($first->answer($answer));
    $this->assertSame(['', ''], [$first->results(), $first->answerScript()]);
  }

  public function noAnswers(): iterable {
    $answer = '{"response":{"numFound":1,"docs":[{"id":"1"}]}}';
    yield 'an error' => [['return_full_docs' => false], '{"error":{"msg":"x"}}'];
    yield 'no JSON' => [['return_full_docs' => false], '<html>'];
    yield 'cut off' => [['return_full_docs' => false], substr($answer, 0, -3)];
    yield 'a part' => [['return_full_docs' => false], '{"responseHeader":{"partialResults":true},' . substr($answer, 1)];
    yield 'no ids' => [['return_full_docs' => false], '{"response":{"numFound":1,"docs":[{"title":"x"}]}}'];
    yield 'saved items' => [['return_full_docs' => false, 'saved' => true], $answer];
    yield 'no search' => [['return_full_docs' => false, 'max_rows' => 0], $answer];
    yield 'full documents that nobody asked for' => [[], $answer];
  }

  public function testShowsOneFacetOnItsOwn(): void {
    $first = new FirstResults(['solr' => ['return_full_docs' => false, 'facets' => [['field' => 'city'], ['field' => 'price', 'buckets' => '0,5,*']]]], ['prefix' => 'p']);
    $first->answer('{"response":{"numFound":1,"docs":[{"id":"1"}]},"facet_counts":{"facet_fields":{"city":{"Bern":2,"Aarau":1}}}}');
    $html = $first->facet(['field' => 'city', 'label' => 'Town', 'shown' => 1]);
    $this->assertStringContainsString('<legend class="vitrine-facet__title">Town</legend>', $html);
    $this->assertStringContainsString('Aarau', $html);
    $this->assertStringContainsString('Show 1 more', $html);
    $this->assertSame(['', ''], [$first->facet(['field' => 'other']), $first->facet(['field' => 'price'])]);
    $this->assertSame(['a facet that solr.facets does not have', 'the further options of "price"'], $first->left());
  }

  public function testWritesTheFacetsThatItKnowsAsAPlainFormBesideOthers(): void {
    $facets = [['field' => 'city', 'label' => 'City'], ['field' => 'opened', 'widget' => 'dates'], ['field' => 'kind', 'label' => 'Kind']];
    $first = new FirstResults(['solr' => ['address' => 'query', 'return_full_docs' => false, 'facets' => $facets]], ['path' => '/find', 'query' => 'query=lake&city[]=Bern&opened=2024&pg=2', 'prefix' => 'p']);
    $first->answer('{"response":{"numFound":1,"docs":[{"id":"1"}]},"facet_counts":{"facet_fields":{"city":{"Bern":2,"Aarau":1},"kind":{}}}}');
    $this->assertSame('', $first->facets());
    $html = $first->plainFacets();
    $this->assertStringStartsWith('<form action="/find" class="vitrine-facets"><input type="hidden" name="query" value="lake"/>', $html);
    $this->assertStringContainsString('<fieldset class="vitrine-facet" data-field="city"><legend class="vitrine-facet__title">City</legend>', $html);
    $this->assertMatchesRegularExpression('/Aarau.*<input[^>]* value="Bern" checked=""/', $html);
    $this->assertSame([1, 1], [substr_count($html, '<legend'), preg_match('/<noscript><button class="vitrine-button" type="submit">/', $html)]);
    $this->assertStringNotContainsString('data-vitrine-root', $html);
    $first->answer('{"response":{"numFound":0,"docs":[]},"facet_counts":{"facet_fields":{}}}');
    $this->assertStringContainsString('value="Bern" checked=""', $first->plainFacets());
    // Browsers know the order of other scripts; without one it is that of their signs.
    $first->answer('{"response":{"numFound":1,"docs":[{"id":"1"}]},"facet_counts":{"facet_fields":{"city":{"\u10d1":2,"\u10d0":1}}}}');
    $this->assertMatchesRegularExpression('/\x{10d0}.*\x{10d1}/u', $first->plainFacets());
  }

  public function testNoPathLeadsToAnotherSite(): void {
    foreach (['//other.example/', '/\\other.example', '///other.example/'] as $path) {
      $first = new FirstResults(['solr' => ['address' => 'query', 'return_full_docs' => false]], ['path' => $path, 'query' => 'query=lake']);
      $first->answer('{"response":{"numFound":99,"docs":[{"id":"1"}]}}');
      $html = $first->searchBox() . $first->pager();
      $this->assertStringContainsString('other.example', $html);
      $this->assertDoesNotMatchRegularExpression('~(?:href|action)="(?:[/\\\\]{2}|\\\\)~', $html);
    }
  }

  public function testLeavesStylesToTheBrowserUnderAStrictPolicy(): void {
    $first = new FirstResults(['solr' => ['return_full_docs' => false, 'facets' => [['field' => 'price', 'widget' => 'range']]]], ['inlineStyles' => false]);
    $first->answer('{"response":{"numFound":1,"docs":[{"id":"1"}]},"stats":{"stats_fields":{"price":{"min":1,"max":9}}}}');
    $this->assertStringContainsString(' data-vitrine-style="inset-inline-start:0%;inset-inline-end:0%"', $first->facets());
    $this->assertStringNotContainsString(' style=', $first->facets());
  }

  public function testShowsFullDocumentsInTheOrderOfTheAnswer(): void {
    $first = new FirstResults(['solr' => ['params' => ['fl' => 'id,title']]]);
    $this->assertTrue($first->answer('{"response":{"numFound":2,"docs":[{"id":"b"},{"id":"a"}]}}', '{"response":{"docs":[{"id":"a","title":"A"},{"id":"b","title":"B"}]}}'));
    $this->assertMatchesRegularExpression('/>B<.*>A</', $first->results());
    $this->assertStringContainsString('"docs":[{"id":"a","title":"A"}', $first->answerScript());
  }

  private static function ofOne(array $doc, array $options): FirstResults {
    $first = new FirstResults(['solr' => ['return_full_docs' => false]], $options);
    $first->answer(json_encode(['response' => ['numFound' => 1, 'docs' => [$doc]]]));
    return $first;
  }

  /** The attributes of each tag in one order, and ids counted; without the links by which React has pictures load early. */
  private static function ordered(string $html): string {
    $ids = [];
    $html = preg_replace_callback('/_vs[0-9]+-R_[0-9a-v]+_/', static function (array $id) use (&$ids): string {
      $ids += [$id[0] => count($ids)];
      return "id{$ids[$id[0]]}";
    }, $html);
    $html = preg_replace('/^(<div [^>]*>)(?:<link rel="preload"[^>]*>)+/', '$1', $html);
    return preg_replace_callback('/<([a-zA-Z][^\s>\/]*)((?: [^\s=>]+(?:="[^"]*")?)*)( ?\/?)>/', static function (array $tag): string {
      preg_match_all('/ ([^\s=>]+)((?:="[^"]*")?)/', $tag[2], $found, PREG_SET_ORDER);
      $attributes = array_map(static fn ($one) => ' ' . strtolower($one[1]) . $one[2], $found);
      sort($attributes);
      return "<$tag[1]" . implode('', $attributes) . '>';
    }, $html);
  }
}
