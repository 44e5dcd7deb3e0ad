/*
 * Simulates a Drupal page before the bundle: `?drupal=7` adds the settings of Drupal 7, `?drupal=8` those of Drupal 8
 * and later, each with Antibot's script in the page setting `antibot.script`. Without it the page has no Drupal.
 */
;(() => {
  const version = new URLSearchParams(location.search).get('drupal')
  if (version !== '7' && version !== '8') return
  // PHP writes an empty map as a list.
  const settings = { antibot: { forms: [] }, ajaxPageState: { jquery_version: '3.7' } }
  window.Drupal = { behaviors: {} }
  if (version === '7') window.Drupal.settings = settings
  else window.drupalSettings = settings
  window.vitrineSettings = { antibot: { script: `/lead-form/antibot-${version}.js` } }
})()
