/*
 * Simulates the script of the newer Antibot: the action of each form is in its `data-action`. It
 * follows the module's documentation, without the module's code.
 */
;(() => {
  const antibot = () => window.drupalSettings.antibot
  window.Drupal.antibot = {
    unlockForms() {
      if (antibot().human) return
      for (const { id, key } of Object.values(antibot().forms)) {
        const form = id && document.getElementById(id)
        if (!form) continue
        form.setAttribute('action', form.dataset.action)
        form.querySelector('[name="antibot_key"]').value = key
      }
      antibot().human = true
    },
  }
})()
