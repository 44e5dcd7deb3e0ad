<?php
// Renders the block template of the recipe twice with Twig, on stand-ins of what Drupal gives to it.
// Arguments: the folder of the recipe. Output: JSON with the blocks, the settings and the libraries.
namespace Drupal\Component\Utility {
  final class Html {
    private static $seen = [];

    public static function getUniqueId($id) {
      self::$seen[$id] = (self::$seen[$id] ?? 0) + 1;
      return self::$seen[$id] === 1 ? $id : "$id--" . self::$seen[$id];
    }
  }
}

namespace {
  require 'Twig/autoload.php';

  function t($text) { return $text; }

  $recipe = $argv[1];
  require "$recipe/mytheme.theme";
  $twig = new Twig\Environment(new Twig\Loader\FilesystemLoader("$recipe/templates"), [
    'autoescape' => 'html',
    'strict_variables' => true,
  ]);
  $blocks = [];
  for ($at = 0; $at < 2; $at += 1) {
    $variables = [
      'plugin_id' => 'views_block:listings-block_1',
      'attributes' => new Twig\Markup(' class="block block-views"', 'UTF-8'),
      'title_prefix' => '',
      'title_suffix' => '',
      'content' => new Twig\Markup('<article><h3><a href="/listings/1">From the view</a></h3></article>', 'UTF-8'),
    ];
    mytheme_preprocess_block($variables);
    $attached = $variables['#attached'];
    $blocks[] = $twig->render('block--views-block--listings-block-1.html.twig', $variables);
  }
  echo json_encode(['blocks' => $blocks, 'settings' => $attached['drupalSettings'], 'libraries' => $attached['library']]);
}
