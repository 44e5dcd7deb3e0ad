<?php
// Loads the classes of the plugin, and of the library in the folder php.
declare(strict_types=1);

require_once __DIR__ . '/php/autoload.php';

spl_autoload_register(static function (string $class): void {
  $prefix = 'Vitrine\\WordPress\\';
  if (strncmp($class, $prefix, strlen($prefix)) !== 0) return;
  $file = __DIR__ . '/src/' . strtr(substr($class, strlen($prefix)), '\\', '/') . '.php';
  if (is_file($file)) require $file;
});
