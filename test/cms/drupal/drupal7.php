<?php
// A stand-in of Drupal 7 as far as the module of the recipe uses it: routing, blocks, themes, attached files.
// Drupal's documentation of each function says what it does. `?blocks=2` shows the block twice.
define('MENU_CALLBACK', 0);
define('DRUPAL_NO_CACHE', -1);
const MODULE = 'sites/all/modules/vitrine_search';

$file = __DIR__ . strtok($_SERVER['REQUEST_URI'], '?');
if (is_file($file) && substr($file, -4) !== '.php') return false;

$clean_urls = getenv('CLEAN_URLS') === '1';
$path = $_GET['q'] ?? ltrim(strtok($_SERVER['REQUEST_URI'], '?'), '/');
$attached = ['css' => [], 'js' => [], 'settings' => []];

$language = (object) ['language' => 'en'];

function t($text) { return $text; }
function check_plain($text) { return htmlspecialchars($text, ENT_QUOTES, 'UTF-8'); }
function base_path() { return '/'; }
function url($path) { return ($GLOBALS['clean_urls'] ? '/' : '/?q=') . $path; }
function drupal_get_path($type, $name) { return MODULE; }
function drupal_exit() { exit; }

// As Drupal does, so that the JSON can stand in HTML.
function drupal_json_encode($value) {
  return json_encode($value, JSON_HEX_TAG | JSON_HEX_APOS | JSON_HEX_AMP | JSON_HEX_QUOT);
}

function drupal_html_id($id) {
  static $seen = [];
  $seen[$id] = ($seen[$id] ?? 0) + 1;
  return $seen[$id] === 1 ? $id : "$id--{$seen[$id]}";
}

function drupal_process_attached($elements) {
  global $attached;
  foreach ($elements['#attached'] as $type => $all) {
    foreach ($all as $data => $options) {
      if (is_int($data)) [$data, $options] = is_array($options) ? [$options['data'], $options] : [$options, []];
      if (($options['type'] ?? '') === 'setting') $attached['settings'] = array_replace_recursive($attached['settings'], $data);
      else $attached[$type][is_string($data) ? $data : serialize($data)] = $options;
    }
  }
}

function drupal_render($elements) {
  drupal_process_attached($elements);
  $hook = vitrine_search_theme()[$elements['#theme']];
  $variables = $hook['variables'];
  call_user_func_array("template_preprocess_{$elements['#theme']}", [&$variables]);
  extract($variables);
  ob_start();
  require __DIR__ . '/' . MODULE . "/{$hook['template']}.tpl.php";
  return ob_get_clean();
}

require MODULE . '/vitrine_search.module';

$item = vitrine_search_menu()[$path] ?? null;
if ($item) $item['page callback']();
if ($path === 'search/node') exit('<h1>Search</h1>' . check_plain($_GET['keys'] ?? ''));
if ($path !== 'listings') {
  http_response_code(404);
  exit;
}

$blocks = '';
for ($at = 0; $at < (int) ($_GET['blocks'] ?? 1); $at += 1) {
  foreach (array_keys(vitrine_search_block_info()) as $delta) {
    $blocks .= '<div class="block">' . drupal_render(vitrine_search_block_view($delta)['content']) . '</div>';
  }
}
?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML+RDFa 1.0//EN" "http://www.w3.org/MarkUp/DTD/xhtml-rdfa-1.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=utf-8" />
<title>Places to stay</title>
<?php foreach ($attached['css'] as $data => $options): ?>
<?php if (($options['type'] ?? '') === 'inline'): ?><style type="text/css" media="all"><?php print $data; ?></style>
<?php else: ?><style type="text/css" media="all">@import url("/<?php print $data; ?>");</style>
<?php endif; endforeach; ?>
<script type="text/javascript" src="/misc/jquery.js?v=1.4.4"></script>
<script type="text/javascript" src="/misc/drupal.js"></script>
<?php foreach ($attached['js'] as $data => $options): ?>
<script type="text/javascript"<?php if (!empty($options['defer'])) print ' defer="defer"'; ?> src="/<?php print $data; ?>"></script>
<?php endforeach; ?>
<script type="text/javascript">
jQuery.extend(Drupal.settings, <?php print drupal_json_encode($attached['settings']); ?>);
</script>
</head>
<body class="html"><div id="page"><div id="header">Our houses</div><div id="main"><div id="content"><?php print $blocks; ?></div></div><div id="footer">Imprint</div></div></body>
</html>
