<?php
// A search page with its first results. It stands at /search, beside the folder vitrine-proxy.
require __DIR__ . '/vitrine-proxy/php/autoload.php';

// What the page searches for: the same for PHP and for the browser.
$search = ['solr' => [
  'url' => '/solr/select',
  'address' => 'query',
  'max_rows' => 12,
  'return_full_docs' => false,
  'params' => ['fl' => 'id,title,url,city,price,teaser,images'],
  'facets' => [['field' => 'city', 'label' => 'City', 'operator' => 'or']],
]];
$settings = ['currency' => 'EUR'];
$orders = ['options' => [
  ['value' => 'price asc', 'label' => 'Lowest price'],
  ['value' => 'price desc', 'label' => 'Highest price'],
]];
$card = file_get_contents(__DIR__ . '/card.html');

$first = new Vitrine\FirstResults($search, [
  'lang' => 'en',
  'path' => strtok($_SERVER['REQUEST_URI'], '?'),
  'query' => $_SERVER['QUERY_STRING'] ?? '',
  'settings' => $settings,
]);
$first->ask(new Vitrine\Proxy(require __DIR__ . '/vitrine-proxy/site.php'));
?>
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Places to stay</title>
    <link rel="stylesheet" href="/vitrine/vitrine.css">
    <script type="module" src="/vitrine/esm/vitrine.js"></script>
    <script type="application/json" data-vitrine-settings><?= json_encode($settings, JSON_HEX_TAG) ?></script>
  </head>
  <body>
    <main id="listings" data-vitrine="search" data-vitrine-config="<?= htmlspecialchars(json_encode($search)) ?>">
      <h1>Places to stay</h1>
      <template data-vitrine-template="result"><?= $card ?></template>
      <div data-vitrine="search-box"><?= $first->searchBox() ?></div>
      <div data-vitrine="facets"><?= $first->facets() ?></div>
      <div data-vitrine="current-filters"><?= $first->currentFilters() ?></div>
      <div data-vitrine="result-count"><?= $first->resultCount() ?></div>
      <div data-vitrine="sort" data-vitrine-config="<?= htmlspecialchars(json_encode($orders)) ?>"><?= $first->sort($orders) ?></div>
      <div data-vitrine="status"><?= $first->status() ?></div>
      <div data-vitrine="results"><?= $first->results([], ['result' => $card]) ?></div>
      <div data-vitrine="pager"><?= $first->pager() ?></div>
      <?= $first->answerScript() ?>
    </main>
  </body>
</html>
