/*
 * What a Drupal page has before the bundle: ?drupal=7 is Drupal 7's settings, ?drupal=8 those of Drupal 8 and
 * later, each with Antibot's own script as the page setting `antibot.script`. Without it there is no Drupal here.
 */
;(() => {
  const version = new URLSearchParams(location.search).get('drupal')
  if (version !== '7' && version !== '8') return
  // As PHP writes an empty map.
  const settings = { antibot: { forms: [] }, ajaxPageState: { jquery_version: '3.7' } }
  window.Drupal = { behaviors: {} }
  if (version === '7') window.Drupal.settings = settings
  else window.drupalSettings = settings
  window.vitrineSettings = { antibot: { script: `/lead-form/antibot-${version}.js` } }
})()
