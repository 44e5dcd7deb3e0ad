<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Settings\Settings;

/** What visitors get: the search page, the site's own search, and switches. */
final class PageForm {
  private Settings $settings;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
  }

  public function show(): void {
    SettingsPage::open('page', __('5. The search page', 'vitrine-search'));
    echo '<p>' . esc_html__('Make a page, insert the block “Search page” (or its pattern) and publish it. Then choose it here.', 'vitrine-search') . '</p>';
    echo '<table class="form-table" role="presentation">';
    $pages = wp_dropdown_pages(['name' => 'page', 'id' => 'vitrine-page', 'selected' => $this->settings->page, 'show_option_none' => esc_html__('None', 'vitrine-search'), 'option_none_value' => '0', 'echo' => 0]);
    $address = $this->settings->page > 0 ? get_permalink($this->settings->page) : false;
    $link = $address === false ? '' : sprintf(' <a href="%s">%s</a>', esc_url($address), esc_html__('View the search page', 'vitrine-search'));
    SettingsPage::row(__('Search page', 'vitrine-search'), 'vitrine-page', $pages !== '' ? $pages . $link : esc_html__('There is no page yet.', 'vitrine-search'));
    $switches = SettingsPage::checkbox('ownSearch', '1', $this->settings->ownSearch, __('The site\'s own search leads to it', 'vitrine-search'))
      . SettingsPage::checkbox('byLanguage', '1', $this->settings->byLanguage, __('Find only what has the language of the page', 'vitrine-search'))
      . SettingsPage::checkbox('saving', '1', $this->settings->saving, __('Visitors can save results', 'vitrine-search'))
      . SettingsPage::checkbox('gallery', '1', $this->settings->gallery, __('Pictures of gallery blocks open in a gallery over the page', 'vitrine-search'));
    SettingsPage::row(__('Switches', 'vitrine-search'), '', "<fieldset>$switches</fieldset>");
    SettingsPage::row(__('Currency of prices', 'vitrine-search'), 'vitrine-currency', sprintf('<input class="small-text" type="text" id="vitrine-currency" name="currency" maxlength="3" value="%s" placeholder="USD">', esc_attr($this->settings->currency)), __('Three letters, such as EUR.', 'vitrine-search'));
    SettingsPage::row(__('Lead forms', 'vitrine-search'), 'vitrine-lead-forms', sprintf('<input class="regular-text" type="text" id="vitrine-lead-forms" name="leadForms" value="%s">', esc_attr($this->settings->leadForms)), __('The class of the forms of your form plugin. They are sent once, and the answer replaces them. For forms without a script that sends them.', 'vitrine-search'));
    $scripts = '';
    foreach (['modules' => __('As modules, which load what a page needs', 'vitrine-search'), 'script' => __('As one script, for plugins that join scripts', 'vitrine-search')] as $value => $label) {
      $scripts .= sprintf('<label><input type="radio" name="script" value="%s"%s> %s</label><br>', esc_attr($value), checked($this->settings->script, $value, false), esc_html($label));
    }
    SettingsPage::row(__('Scripts', 'vitrine-search'), '', "<fieldset>$scripts</fieldset>");
    echo '</table>';
    submit_button(__('Save the search page', 'vitrine-search'), 'primary', 'submit', true, ['id' => 'vitrine-save-page']);
    echo '</form>';
  }
}
