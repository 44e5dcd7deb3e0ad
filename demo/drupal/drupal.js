/*
 * Drupal's behavior protocol as its documentation describes it, none of it Drupal's code: every behavior attaches
 * to what has come, and detaches from what is about to be serialized, moved or unloaded.
 */
;(() => {
  const json = document.querySelector('script[data-drupal-selector="drupal-settings-json"]')
  window.drupalSettings = JSON.parse(json?.textContent ?? '{}')
  window.Drupal = { behaviors: {} }

  /** One that throws does not stop the others. */
  const run = (method, context, settings, trigger) => {
    for (const behavior of Object.values(window.Drupal.behaviors)) {
      try {
        behavior[method]?.(context, settings, trigger)
      } catch (error) {
        setTimeout(() => {
          throw error
        })
      }
    }
  }
  window.Drupal.attachBehaviors = (context = document, settings = window.drupalSettings) =>
    run('attach', context, settings)
  window.Drupal.detachBehaviors = (
    context = document,
    settings = window.drupalSettings,
    trigger = 'unload',
  ) => run('detach', context, settings, trigger)

  document.addEventListener('DOMContentLoaded', () => window.Drupal.attachBehaviors())
})()
