<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Index\Problems;
use Vitrine\WordPress\Index\Status;
use Vitrine\WordPress\Settings\Settings;

/** The index: how many posts are in it, and the buttons that index all of them. */
final class IndexForm {
  private Settings $settings;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
  }

  public function show(): void {
    SettingsPage::open('index', __('4. Index', 'vitrine-search'));
    if (!$this->settings->isConnected()) {
      echo '<p>' . esc_html__('Connect Solr first.', 'vitrine-search') . '</p></form>';
      return;
    }
    $status = Status::now();
    printf('<div id="vitrine-index" data-status="%s">', esc_attr($status['status']));
    // Before the posts are counted, the bar says that something is on its way, and no number.
    $isCounted = $status['total'] > 0;
    printf('<p%s><progress id="vitrine-progress"%s aria-label="%s"></progress> <span id="vitrine-done" role="status">%s</span></p>', $status['status'] === 'none' ? ' hidden' : '', $isCounted ? sprintf(' max="%d" value="%d"', $status['total'], $status['done']) : '', esc_attr__('Indexed posts', 'vitrine-search'), $isCounted ? esc_html("{$status['done']} / {$status['total']}") : '');
    echo '<table class="widefat striped" style="max-width: 30em"><tbody>';
    foreach (['inWordPress' => __('Public posts in WordPress', 'vitrine-search'), 'inSolr' => __('Documents in Solr', 'vitrine-search'), 'waiting' => __('Changes that wait', 'vitrine-search')] as $name => $label) {
      printf('<tr><th scope="row">%s</th><td data-count="%s">%s</td></tr>', esc_html($label), esc_attr($name), esc_html($status[$name] === null ? '–' : number_format_i18n($status[$name])));
    }
    echo '</tbody></table><p>';
    foreach (['begin' => __('Index all', 'vitrine-search'), 'pause' => __('Pause', 'vitrine-search'), 'resume' => __('Resume', 'vitrine-search')] as $do => $label) {
      printf('<button class="button%s" name="do" value="%s">%s</button> ', $do === 'begin' ? ' button-primary' : '', esc_attr($do), esc_html($label));
    }
    echo '</p>';
    $this->problems();
    echo '</div></form>';
  }

  private function problems(): void {
    $pause = Problems::pause();
    echo '<p id="vitrine-problem" role="alert">' . esc_html($pause['message']) . '</p>';
    $posts = Problems::posts();
    if ($posts === []) return;
    echo '<p>' . esc_html__('Solr refused these posts:', 'vitrine-search') . '</p><ul>';
    foreach ($posts as $post => $message) {
      printf('<li><a href="%s">%s</a>: %s</li>', esc_url((string) get_edit_post_link((int) $post)), esc_html(get_the_title((int) $post)), esc_html((string) $message));
    }
    echo '</ul>';
  }
}
