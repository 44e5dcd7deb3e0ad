<?php
// For PHP's own server: the files of WordPress below the path of a network's second site, as .htaccess has it.
$path = (string) parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (!preg_match('~^/second(/wp-(?:admin|includes|content)/.*|/wp-[a-z-]+\.php)$~', $path, $found)) return false;
$file = $_SERVER['DOCUMENT_ROOT'] . $found[1] . (substr($path, -1) === '/' ? 'index.php' : '');
if (substr($file, -4) !== '.php') {
  header("Location: $found[1]");
  return true;
}
$_SERVER['PHP_SELF'] = $_SERVER['SCRIPT_NAME'] = $path;
$_SERVER['SCRIPT_FILENAME'] = $file;
chdir(dirname($file));
require $file;
