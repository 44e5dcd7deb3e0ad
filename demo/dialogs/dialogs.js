/* The page's script: opens dialogs with Vitrine.modal, and counts closed dialogs. */
;(() => {
  let closed = 0
  const count = () => {
    closed += 1
    document.getElementById('closed').value = String(closed)
  }
  // This script runs before the bundle. Vitrine exists when the page has loaded.
  window.addEventListener('load', () => window.Vitrine?.modal.onClose('count', count))

  const actions = {
    open(button) {
      const { open, onClose, thenClose } = button.dataset
      window.Vitrine.modal.open({ content: open, ...(onClose && { on_close: onClose }) })
      if (thenClose !== undefined) setTimeout(() => window.Vitrine.modal.closeAll(), 2000)
    },
    notice: (button) => window.Vitrine.bus.emit('notice:show', { text: button.dataset.notice }),
    native: (button) => document.getElementById(button.dataset.native).showModal(),
    nativeClose: (button) => button.closest('dialog').close(),
  }
  document.addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    for (const [name, act] of Object.entries(actions)) {
      if (button && name in button.dataset) act(button)
    }
  })
})()
