<?php
// Installs WordPress with a user of each role. All have the password "password".
define('WP_INSTALLING', true);
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install('Lake Journal', 'admin', 'admin@example.com', true, '', 'password');
foreach (['home', 'siteurl'] as $option) update_option($option, 'http://' . $_SERVER['HTTP_HOST']);
foreach (['editor', 'author', 'contributor', 'subscriber'] as $role) {
  $user = wp_insert_user(['user_login' => $role, 'user_pass' => 'password', 'role' => $role]);
  if (is_wp_error($user)) exit($user->get_error_message());
}
