<?php
// Loads the classes of Vitrine on a site without Composer.
declare(strict_types=1);

spl_autoload_register(static function (string $class): void {
  if (strncmp($class, 'Vitrine\\', 8) !== 0) return;
  $file = __DIR__ . '/src/' . strtr(substr($class, 8), '\\', '/') . '.php';
  if (is_file($file)) require $file;
});
