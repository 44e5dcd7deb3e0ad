<?php
// Stands in for WP-CLI, which no package of Debian has: it registers commands before WordPress loads them, and calls a
// method with the arguments and options of the command line. It prints as WP-CLI does.
define('WP_CLI', true);

final class WP_CLI {
  /** @var array<string, class-string> */
  public static array $commands = [];

  public static function add_command(string $name, string $class): void {
    self::$commands[$name] = $class;
  }

  public static function log(string $line): void {
    echo "$line\n";
  }

  public static function error(string $line): void {
    echo "Error: $line\n";
    exit(1);
  }
}

require 'wp-load.php';
[, $name, $method] = $argv;
[$arguments, $options] = [[], []];
foreach (array_slice($argv, 3) as $one) {
  if (strncmp($one, '--', 2) !== 0) $arguments[] = $one;
  else $options[explode('=', substr($one, 2), 2)[0]] = explode('=', $one, 2)[1] ?? true;
}
(new WP_CLI::$commands[$name]())->$method($arguments, $options);
