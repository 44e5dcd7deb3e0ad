import { freshCookies } from './freshCookies'

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
  // Where localStorage is full or blocked, the cookie alone tells; own changes come back too, and change nothing.
  const inCookies = async ({ changed: set, deleted }: CookieChangeEvent) => {
    await freshCookies()
    for (const { name } of [...set, ...deleted]) changed(name ?? '', false)
  }
  const cookies = 'cookieStore' in window ? window.cookieStore : null
  cookies?.addEventListener('change', inCookies)
  // It listens from then on: what was changed since we read is not told.
  if (cookies) freshCookies().then(() => changed(null, false))
  window.addEventListener('storage', stored)
  window.addEventListener('pageshow', shown)
  window.addEventListener('focus', here)
  document.addEventListener('visibilitychange', here)
  return () => {
    cookies?.removeEventListener('change', inCookies)
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
