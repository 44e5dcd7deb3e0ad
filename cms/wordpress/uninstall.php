<?php
// Removes all that the plugin made: settings, tables, events, and its documents in Solr.
declare(strict_types=1);

defined('WP_UNINSTALL_PLUGIN') || exit;

require __DIR__ . '/autoload.php';
Vitrine\WordPress\Uninstall::run();
