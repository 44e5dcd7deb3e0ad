import { documentBody, globalValue, isLoading } from '../browser/dom'
import { findMountPoints } from '../lifecycle/findMountPoints'
import { isFinished } from '../lifecycle/isFinished'

/**
 * Starts at once where the page has a body. A script in the head waits for the first finished mount point, so
 * that the page's settings may stand in the body; on Drupal 7 a script waits for the settings behind it.
 */
export function whenStartable(start: () => void): void {
  const inHead = documentBody() === null
  const canStart = () =>
    !isLoading() || (!lacksSettings() && (!inHead || findMountPoints([document]).some(isFinished)))
  const tryToStart = () => {
    if (!canStart()) return
    observer.disconnect()
    document.removeEventListener('readystatechange', tryToStart)
    start()
  }
  const observer = new MutationObserver(tryToStart)
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener('readystatechange', tryToStart)
  tryToStart()
}

/** Drupal 7 fills its settings in an inline script that stands behind all others. */
function lacksSettings(): boolean {
  const { settings } = (globalValue('Drupal') ?? {}) as { readonly settings?: unknown }
  return typeof settings === 'object' && settings !== null && Object.keys(settings).length === 0
}
