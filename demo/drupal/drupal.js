/*
 * Drupal's behaviors as its documentation describes them, without Drupal's code: each behavior attaches to new
 * content, and detaches before content is serialized, moved or unloaded.
 */
;(() => {
  const json = document.querySelector('script[data-drupal-selector="drupal-settings-json"]')
  window.drupalSettings = JSON.parse(json?.textContent ?? '{}')
  window.Drupal = { behaviors: {} }

  /** Runs a method of all behaviors. An error does not stop the others. */
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
