<?php
/**
 * Plugin Name: Vitrine Search
 * Description: Faceted search with Apache Solr: it indexes your posts in the background and shows a search page as a block.
 * Version: 0.1.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: vitrine-search
 * Domain Path: /languages
 */
declare(strict_types=1);

defined('ABSPATH') || exit;

define('VITRINE_SEARCH_FILE', __FILE__);
require __DIR__ . '/autoload.php';
Vitrine\WordPress\Plugin::start();
