<?php
// Installs WordPress with its plugin, and an Author.
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install('In the wild', 'admin', 'admin@example.com', true, '', 'password');
$failed = activate_plugin('vitrine-search/vitrine-search.php');
if (is_wp_error($failed)) exit($failed->get_error_message());
wp_insert_user(['user_login' => 'author', 'user_pass' => 'password', 'role' => 'author']);
