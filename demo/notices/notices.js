/* The page's script: shows notices through the bus. */
;(() => {
  window.vitrineQueue ||= []
  // The queue keeps calls until the bundle has loaded. Later calls run at once.
  const show = (notice) => {
    window.vitrineQueue.push(['emit', 'notice:show', notice])
  }
  show({ text: document.currentScript.dataset.text, style: 'info' })

  const actions = {
    text(button) {
      const { text, style, beside, leaves } = button.dataset
      show({ text, style, element: beside === undefined ? undefined : button })
      if (leaves !== undefined) setTimeout(() => button.remove(), 1000)
    },
    open: (button) => document.getElementById(button.dataset.open).showModal(),
    close: (button) => button.closest('dialog').close(),
    place(button) {
      const place = document.getElementById(button.dataset.place)
      place.hidden = !place.hidden
      button.setAttribute('aria-pressed', String(!place.hidden))
    },
  }

  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    for (const [name, act] of Object.entries(actions)) {
      if (button && name in button.dataset) act(button)
    }
  })
})()
