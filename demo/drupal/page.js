/* The page's script: replaces regions as Drupal's AJAX does, serializes and moves them. */
;(() => {
  const regions = () => [...document.querySelectorAll('[data-region]')]

  const commands = {
    settings({ settings }) {
      Object.assign(window.drupalSettings, settings)
    },
    insert({ selector, data }) {
      const old = document.querySelector(selector)
      window.Drupal.detachBehaviors(old, window.drupalSettings, 'unload')
      const fresh = document.createRange().createContextualFragment(data).firstElementChild
      old.replaceWith(fresh)
      window.Drupal.attachBehaviors(fresh, window.drupalSettings)
    },
  }

  /** Replaces a region, or all regions, by the server's current markup. */
  async function replace(name) {
    const body = new URLSearchParams(name && { region: name })
    body.set('ajax_page_state[jquery_version]', window.drupalSettings.ajaxPageState.jquery_version)
    const response = await fetch('/drupal/ajax', { method: 'POST', body })
    for (const one of await response.json()) commands[one.command](one)
  }

  /** Detaches and attaches as an AJAX form does when it is sent. */
  function serialize() {
    for (const region of regions()) {
      window.Drupal.detachBehaviors(region, window.drupalSettings, 'serialize')
      window.Drupal.attachBehaviors(region, window.drupalSettings)
    }
  }

  /** Moves elements as a table with draggable rows does. */
  function move() {
    for (const region of regions()) {
      window.Drupal.detachBehaviors(region, window.drupalSettings, 'move')
      region.parentElement.append(region)
      window.Drupal.attachBehaviors(region, window.drupalSettings)
    }
  }

  window.demo = { replace, serialize, move }
  const actions = { replace: () => replace(), serialize, move }
  document.addEventListener('click', ({ target }) => {
    const name = target.closest('[data-do]')?.dataset.do
    if (name) actions[name]()
  })
})()
