<?php
// Settings of the tests: no limit of searches unless a test wants one, time to press a button during a run, and no
// welcome guide in the editor.
add_filter('vitrine_search_rate_limit', static fn () => (int) get_option('test_rate_limit', 0));
add_filter('vitrine_search_document', static function (array $document) {
  usleep(1000 * (int) get_option('test_ms_per_document', 0));
  return $document;
});
add_filter('auto_update_core', '__return_false');
add_filter('wp_is_application_passwords_available', '__return_true');
add_action('enqueue_block_editor_assets', static function () {
  wp_add_inline_script('wp-edit-post', "wp.data.dispatch('core/preferences').set('core/edit-post', 'welcomeGuide', false);");
});
