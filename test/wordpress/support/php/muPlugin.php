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
// A form plugin: it checks what was sent, and shows the form again or its thanks.
add_shortcode('test_lead_form', static function (): string {
  $sent = static fn (string $name): string => isset($_POST[$name]) ? sanitize_text_field(wp_unslash($_POST[$name])) : '';
  [$name, $surname] = [$sent('first'), $sent('last')];
  if (isset($_POST['first'])) update_option('test_leads', array_merge(get_option('test_leads', []), ["$name $surname"]));
  if ($surname !== '') return '<p>Thank you, ' . esc_html("$name $surname") . '.</p>';
  $problem = isset($_POST['first']) ? '<p role="alert">Who are you, ' . esc_html($name) . '? Your surname is missing.</p>' : '';
  $invalid = $problem === '' ? '' : ' aria-invalid="true"';
  return '<form id="other-form" class="estate-form-2" method="post"></form><form class="estate-form" method="get"></form>'
    . "<form id='estate' class='wide estate-form' method='post'>$problem<label>Your name <input name='first' value='" . esc_attr($name) . "'></label><label>Your surname <input name='last'$invalid></label><button>Send</button></form>";
});
// A server before Solr that lets no updates through.
add_filter('pre_http_request', static function ($answer, $arguments, $url) {
  $isRefused = get_option('test_refused') && strpos($url, '/update') !== false;
  return $isRefused ? ['headers' => [], 'body' => 'Forbidden', 'response' => ['code' => 403, 'message' => 'Forbidden'], 'cookies' => [], 'filename' => null] : $answer;
}, 10, 3);
// How many searches Solr has had when the first content is rendered.
add_filter('the_content', static function (string $content): string {
  $url = get_option('test_asked_url');
  if ($url && get_option('test_asked') === false) update_option('test_asked', file_get_contents($url));
  return $content;
}, 0);
