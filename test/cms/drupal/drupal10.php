<?php
// A stand-in of Drupal 10 as far as the module of the recipe uses it: one block template, its preprocess function and
// one route. Twig and HttpFoundation are Debian's. `/listings?blocks=2` shows the block twice.
namespace Drupal\Component\Utility {
  final class Html {
    private static array $seen = [];

    public static function getUniqueId(string $id): string {
      self::$seen[$id] = (self::$seen[$id] ?? 0) + 1;
      return self::$seen[$id] === 1 ? $id : "$id--" . self::$seen[$id];
    }
  }
}

namespace Drupal\Core\Render {
  final class Markup {
    public static function create(string $html): \Twig\Markup { return new \Twig\Markup($html, 'UTF-8'); }
  }
}

namespace {
  use Symfony\Component\HttpFoundation\Request;

  const MODULE = __DIR__ . '/modules/custom/vitrine_search';

  require 'Twig/autoload.php';
  require 'Symfony/Component/HttpFoundation/autoload.php';

  final class Drupal {
    public static Request $request;
    public static function request(): Request { return self::$request; }
    public static function languageManager(): self { return new self(); }
    public function getCurrentLanguage(): self { return $this; }
    public function getId(): string { return 'en'; }
  }

  function t(string $text): string { return $text; }

  $path = strtok($_SERVER['REQUEST_URI'], '?');
  if (preg_match('/\.(?:js|css)$/', $path) && is_file(__DIR__ . $path)) return false;
  Drupal::$request = Request::createFromGlobals();

  // The one route of the module.
  if ($path === '/solr/select') {
    require MODULE . '/src/Controller/SelectController.php';
    if (Drupal::request()->getMethod() !== 'POST') http_response_code(405);
    else (new Drupal\vitrine_search\Controller\SelectController())->select(Drupal::request())->send();
    exit;
  }
  if ($path !== '/listings') {
    http_response_code(404);
    exit;
  }
  require MODULE . '/vitrine_search.module';
  $twig = new Twig\Environment(new Twig\Loader\FilesystemLoader(__DIR__ . '/templates'), ['autoescape' => 'html', 'strict_variables' => true]);
  $blocks = '';
  for ($at = 0; $at < (int) ($_GET['blocks'] ?? 1); $at += 1) {
    $variables = [
      'plugin_id' => 'views_block:listings-block_1',
      'attributes' => new Twig\Markup(' class="block block-views"', 'UTF-8'),
      'title_prefix' => '',
      'title_suffix' => '',
      'content' => new Twig\Markup('<article><h3><a href="/listings/1">From the view</a></h3></article>', 'UTF-8'),
    ];
    vitrine_search_preprocess_block($variables);
    $attached = $variables['#attached'];
    $blocks .= $twig->render('block--views-block--listings-block-1.html.twig', $variables);
  }
  if ($attached['library'] !== ['vitrine_search/vitrine']) throw new Exception('The library is not attached');
  // As Drupal does, so that the JSON can stand in HTML.
  $settings = json_encode($attached['drupalSettings'], JSON_HEX_TAG | JSON_HEX_APOS | JSON_HEX_AMP | JSON_HEX_QUOT);
  echo <<<HTML
  <!doctype html><html lang="en"><head><meta charset="utf-8"><title>Listings</title>
  <link rel="stylesheet" href="/modules/custom/vitrine_search/vitrine.css"></head>
  <body><main>$blocks</main>
  <script type="application/json" data-drupal-selector="drupal-settings-json">$settings</script>
  <script>drupalSettings = JSON.parse(document.querySelector('[data-drupal-selector]').textContent)
    Drupal = { behaviors: {} }</script>
  <script src="/modules/custom/vitrine_search/vitrine.js"></script></body></html>
  HTML;
}
