const SIGNS = ['mousemove', 'touchmove', 'keydown'] as const

/**
 * The first sign of a human, the same as Antibot's own script takes: a mouse or a finger that moves, Tab or
 * Enter (drupal.org/project/antibot, js/antibot.js); or that the visitor has done anything at all before.
 */
export function waitForHuman(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (navigator.userActivation?.hasBeenActive) {
      resolve()
      return
    }
    const heard = new AbortController()
    const end = () => heard.abort()
    const sign = (event: Event) => {
      if (event instanceof KeyboardEvent && !['Tab', 'Enter'].includes(event.key)) return
      end()
      resolve()
    }
    const options = { signal: heard.signal, capture: true, passive: true }
    for (const name of SIGNS) document.addEventListener(name, sign, options)
    // A press without any movement, as assistive technology makes it.
    document.addEventListener('click', sign, options)
    signal.addEventListener('abort', end, { once: true })
  })
}
