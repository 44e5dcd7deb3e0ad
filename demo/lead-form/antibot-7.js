/*
 * Simulates the script of Drupal 7's Antibot: the action of each form is in the settings. It
 * follows the module's documentation, without the module's code.
 */
;(() => {
  const antibot = () => window.Drupal.settings.antibot
  window.Drupal.antibot = {
    unlockForms() {
      if (antibot().human) return
      for (const [id, { action, key }] of Object.entries(antibot().forms)) {
        const form = document.querySelector(`form#${id}`)
        if (action) form?.setAttribute('action', action)
        const field = form?.querySelector('[name="antibot_key"]')
        if (field && key) field.value = key
      }
      antibot().human = true
    },
  }
})()
