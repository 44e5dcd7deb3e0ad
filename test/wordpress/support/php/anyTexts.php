<?php
// Renders the search page for addresses with random texts, as WordPress does with blocks and shortcodes in contents,
// templates and other shortcodes. Some results have such texts, too. Prints what was carried out, or differs from what
// our own code has written.
use Vitrine\WordPress\Index\Worker;
use Vitrine\WordPress\Page\Search;
use Vitrine\WordPress\Page\SearchPage;

const PIECES = [
  '[probe]', '[probe a="b"]', '[probe]x[/probe]', '[[probe]]', '[/probe]', '[name]', '[gallery ids=1]', '[caption]', '[embed]http://x.org/[/embed]', '[', ']', '[[', ']]', ']]>',
  '&#91;probe&#93;', '&#x5b;probe]', '&lsqb;probe&rsqb;', '&amp;', '&', '%5Bprobe%5D', '<!--[probe]-->', '<b title=[probe]>', '<', '>', '</script>', '<script>', '"', "'", '`', '``', '\\', '=',
  ' - ', '--', '---', '...', ' (tm)', "'tain't", "'99", '6\'2"', '9x9', '2.5x4', '8O', ' :) ', ' ;-) ', ' 8-) ', ' :D ', ' :mrgreen: ', ' <3 ', ' Wordpress', '>Wordpress', 'Wordpress', '(Wordpress', 'https://www.youtube.com/watch?v=x', "\n", ' ', 'lake', 'Zermatt', 'Chur & Arosa', 'ü', '日本', '😀',
];

$carriedOut = [];
add_filter('pre_do_shortcode_tag', static function ($result, $tag, $attributes, $found) use (&$carriedOut) {
  if (!in_array($tag, ['vitrine_search', 'wrap'], true)) $carriedOut[] = $found[0];
  return $result;
}, 10, 4);
add_shortcode('probe', static fn () => 'PROBE');
add_shortcode('name', static fn () => 'PROBE');
// As shortcodes of columns and tabs do.
add_shortcode('wrap', static fn ($attributes, $content) => do_shortcode(do_shortcode($content)));

$block = '<!-- wp:vitrine-search/search-page /-->';
$ways = [
  'block in a content' => static fn () => apply_filters('the_content', $block),
  'shortcode in a content' => static fn () => apply_filters('the_content', "Before.\n\n[vitrine_search]"),
  'shortcode in shortcodes' => static fn () => apply_filters('the_content', '[wrap][vitrine_search][/wrap]'),
  'shortcode, carried out again' => static fn () => do_shortcode(do_shortcode(do_shortcode('[vitrine_search]'))),
  'block in a widget' => static fn () => apply_filters('widget_block_content', $block, [], null),
  'block in a template' => static function () use ($block) {
    $GLOBALS['_wp_current_template_content'] = $block;
    return get_the_block_template_html();
  },
];

$count = new ReflectionProperty(Search::class, 'count');
$count->setAccessible(true);
$fresh = static function (callable $render) use ($count): string {
  $count->setValue(null, 0);
  return $render();
};

/** The texts and attributes of our elements, in their order. */
$contents = static function (string $html): array {
  $page = new DOMDocument();
  libxml_use_internal_errors(true);
  $page->loadHTML('<?xml encoding="utf-8"?><body>' . $html . '</body>');
  $found = [];
  foreach ((new DOMXPath($page))->query('//*[@id="vitrine-search"]/descendant-or-self::node()') as $node) {
    // WordPress completes pictures.
    if ($node instanceof DOMElement && $node->nodeName !== 'img') foreach ($node->attributes as $name => $attribute) $found[] = "$node->nodeName $name=$attribute->value";
    elseif ($node instanceof DOMText) $found[] = preg_replace('/"(time|QTime)":\d+/', '', $node->data);
  }
  return $found;
};

mt_srand(17);
$text = static fn () => implode('', array_map(static fn () => PIECES[mt_rand(0, count(PIECES) - 1)], range(0, mt_rand(0, 4))));
$posts = [];
kses_remove_filters();
for ($i = 0; $i < 12; $i++) {
  $posts[] = wp_insert_post(['post_title' => wp_slash('Any ' . $text() . $text()), 'post_content' => 'Any', 'post_excerpt' => wp_slash($text()), 'post_status' => 'publish', 'meta_input' => ['city' => wp_slash($text() . $text())]]);
}
do_action('shutdown');
Worker::work(10, true);
$problems = [];
$answers = 0;
for ($i = 0; $i < (int) $argv[1]; $i++) {
  $names = ['query', 'city_facet[]', 'category_facet[]', 'price_price', 'sortby', 'pg', 's2-query', $text()];
  $query = implode('&', array_map(static fn () => rawurlencode($names[mt_rand(0, 7)]) . '=' . rawurlencode($text()), range(0, mt_rand(0, 3))));
  if ($i % 3 === 0) $query = 'city_facet%5B%5D=' . rawurlencode($text());
  // The newest posts are those with such texts.
  if ($i % 4 === 0) $query = 'sortby=created+desc';
  $_SERVER['QUERY_STRING'] = $query;
  $_SERVER['REQUEST_URI'] = '/find/[probe]?' . $query;
  $written = $fresh(static fn () => SearchPage::render([]));
  $answers += (int) (strpos($written, 'data-vitrine-answer') !== false);
  $way = array_keys($ways)[$i % count($ways)];
  $shown = $fresh($ways[$way]);
  $expected = $contents($written);
  $found = $contents($shown);
  if (count($expected) < 50) $problems[] = "Nothing is written for $query";
  if ($expected !== $found) $problems[] = "$way, $query: " . json_encode([array_values(array_diff($expected, $found))[0] ?? '', array_values(array_diff($found, $expected))[0] ?? '']);
}
foreach ($posts as $post) wp_delete_post($post, true);
do_action('shutdown');
Worker::work(10, true);
echo json_encode(['carriedOut' => $carriedOut, 'problems' => array_slice($problems, 0, 5), 'answers' => $answers]);
