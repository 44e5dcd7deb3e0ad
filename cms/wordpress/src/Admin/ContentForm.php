<?php
declare(strict_types=1);

namespace Vitrine\WordPress\Admin;

use Vitrine\WordPress\Settings\Mapping;
use Vitrine\WordPress\Settings\Role;
use Vitrine\WordPress\Settings\Settings;

/** What is indexed: types of posts, languages, and where taxonomies and meta fields go. */
final class ContentForm {
  /** Each language in itself. */
  private const NAMES = [
    'da' => 'Dansk', 'de' => 'Deutsch', 'en' => 'English', 'es' => 'Español', 'fi' => 'Suomi', 'fr' => 'Français', 'hu' => 'Magyar', 'it' => 'Italiano',
    'nl' => 'Nederlands', 'no' => 'Norsk', 'pt' => 'Português', 'ro' => 'Română', 'ru' => 'Русский', 'sv' => 'Svenska', 'tr' => 'Türkçe',
  ];
  /** Rows for new mappings. */
  private const EMPTY_ROWS = 3;

  private Settings $settings;

  public function __construct(Settings $settings) {
    $this->settings = $settings;
  }

  public function show(): void {
    SettingsPage::open('content', __('3. What is found', 'vitrine-search'));
    echo '<table class="form-table" role="presentation">';
    $types = '';
    foreach (get_post_types(['public' => true], 'objects') as $type) {
      $types .= SettingsPage::checkbox('types[]', $type->name, in_array($type->name, $this->settings->types, true), $type->labels->name);
    }
    SettingsPage::row(__('Post types', 'vitrine-search'), '', '<fieldset>' . self::legend(__('Post types', 'vitrine-search')) . "$types</fieldset>", __('Only what any visitor may read is indexed: no drafts, no private, scheduled or protected posts.', 'vitrine-search'));
    $languages = '';
    foreach (Settings::LANGUAGES as $code) {
      $languages .= SettingsPage::checkbox('languages[]', $code, in_array($code, $this->settings->languages, true), self::NAMES[$code]);
    }
    SettingsPage::row(__('Languages of the texts', 'vitrine-search'), '', '<fieldset class="vitrine-languages">' . self::legend(__('Languages of the texts', 'vitrine-search')) . "$languages</fieldset>", __('In these languages, “cabins” finds “cabin”.', 'vitrine-search'));
    echo '</table><h3>' . esc_html__('Fields', 'vitrine-search') . '</h3>';
    $this->table();
    submit_button(__('Save what is found', 'vitrine-search'), 'primary', 'submit', true, ['id' => 'vitrine-save-content']);
    echo '</form>';
  }

  private function table(): void {
    echo '<table class="widefat striped" id="vitrine-mappings"><thead><tr>';
    foreach ([__('From', 'vitrine-search'), __('Used as', 'vitrine-search'), __('Label for visitors', 'vitrine-search'), __('Field in Solr', 'vitrine-search')] as $head) echo '<th scope="col">' . esc_html($head) . '</th>';
    echo '</tr></thead><tbody>';
    $rows = array_merge($this->settings->mappings, array_fill(0, self::EMPTY_ROWS, null));
    foreach ($rows as $number => $mapping) $this->mapping((int) $number, $mapping);
    echo '</tbody></table><p class="description">' . esc_html__('To remove a row, choose “Nothing”. After a change, index all posts again.', 'vitrine-search') . '</p>';
  }

  private function mapping(int $number, ?Mapping $mapping): void {
    $source = $mapping->source ?? '';
    /* translators: %d: the number of a row */
    $named = static fn (string $text): string => esc_attr($text . ' ' . sprintf(__('(row %d)', 'vitrine-search'), $number + 1));
    $options = '<option value="">' . esc_html__('Nothing', 'vitrine-search') . '</option>';
    $groups = Sources::all();
    $isKnown = $source === '';
    foreach ($groups as $label => $names) {
      $options .= '<optgroup label="' . esc_attr($label) . '">';
      foreach ($names as $value => $name) {
        $isKnown = $isKnown || $value === $source;
        $options .= sprintf('<option value="%s"%s>%s</option>', esc_attr($value), selected($value, $source, false), esc_html($name));
      }
      $options .= '</optgroup>';
    }
    if (!$isKnown) $options .= sprintf('<option value="%1$s" selected>%1$s</option>', esc_attr($source));
    $roles = '';
    foreach (Role::labels() as $role => $name) $roles .= sprintf('<option value="%s"%s>%s</option>', esc_attr($role), selected($role, $mapping->role ?? 'facet', false), esc_html($name));
    // phpcs:ignore WordPress.Security.EscapeOutput -- all parts are escaped above
    printf('<tr><td><select name="mappings[%1$d][source]" aria-label="%2$s">%3$s</select></td><td><select name="mappings[%1$d][role]" aria-label="%4$s">%5$s</select></td><td><input type="text" name="mappings[%1$d][label]" value="%6$s" placeholder="%7$s" aria-label="%8$s"></td><td>%9$s</td></tr>', $number, $named(__('From', 'vitrine-search')), $options, $named(__('Used as', 'vitrine-search')), $roles, esc_attr($mapping->label ?? ''), esc_attr($mapping === null ? '' : Settings::labelOf($mapping)), $named(__('Label', 'vitrine-search')), $mapping === null ? '' : '<code>' . esc_html($mapping->field()) . '</code>');
  }

  private static function legend(string $text): string {
    return '<legend class="screen-reader-text">' . esc_html($text) . '</legend>';
  }
}
