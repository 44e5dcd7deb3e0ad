/**
 * Calls back whenever another tab may have changed what is stored: it says so, or the visitor comes back to
 * this one. @returns its undo.
 */
export function watchOthers(changed: (namespace: string | null, cleared: boolean) => void) {
  const stored = ({ key, newValue, storageArea }: StorageEvent) => {
    if (isLocal(storageArea)) changed(key, newValue === null)
  }
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed(null, false)
  }
  const here = () => {
    if (document.visibilityState === 'visible') changed(null, false)
  }
  window.addEventListener('storage', stored)
  window.addEventListener('pageshow', shown)
  window.addEventListener('focus', here)
  document.addEventListener('visibilitychange', here)
  return () => {
    window.removeEventListener('storage', stored)
    window.removeEventListener('pageshow', shown)
    window.removeEventListener('focus', here)
    document.removeEventListener('visibilitychange', here)
  }
}

function isLocal(area: Storage | null): boolean {
  try {
    return area === localStorage
  } catch {
    return false
  }
}
