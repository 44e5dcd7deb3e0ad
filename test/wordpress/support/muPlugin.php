<?php
// Settings of the tests: no limit of searches unless a test wants one, and no welcome guide in the editor.
add_filter('vitrine_search_rate_limit', static fn () => (int) get_option('test_rate_limit', 0));
add_filter('auto_update_core', '__return_false');
add_filter('wp_is_application_passwords_available', '__return_true');
add_action('enqueue_block_editor_assets', static function () {
  wp_add_inline_script('wp-edit-post', "wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);");
});
