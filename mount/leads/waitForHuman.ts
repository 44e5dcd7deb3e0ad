const SIGNS = ['mousemove', 'touchmove', 'keydown'] as const

/**
 * Resolves on the first sign of a human, by the events of Antibot's own script: a mouse or finger that moves, Tab
 * or Enter (drupal.org/project/antibot, js/antibot.js). It resolves at once when the visitor has acted before.
 */
export function waitForHuman(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) {
      resolve()
      return
    }
    const listeners = new AbortController()
    const end = () => listeners.abort()
    const onSign = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Tab', 'Enter'].includes(event.key)) return
      end()
      resolve()
    }
    const options = { signal: listeners.signal, capture: true, passive: true }
    for (const name of SIGNS) document.addEventListener(name, onSign, options)
    // Assistive technology clicks without a movement before.
    document.addEventListener('click', onSign, options)
    signal.addEventListener('abort', end, { once: true })
  })
}
