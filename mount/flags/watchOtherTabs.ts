import { listenOnWindow } from '../browser/listenOnWindow'
import { refreshCookies } from './refreshCookies'

/**
 * Calls back when another tab may have changed what is stored: on a storage event, on a cookie change, or
 * when the visitor returns to this tab. @returns stops watching.
 */
export function watchOtherTabs(changed: (namespace: string | null, cleared: boolean) => void) {
  const onStorage = ({ key, newValue, storageArea }: StorageEvent) => {
    if (isLocal(storageArea)) changed(key, newValue === null)
  }
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed(null, false)
  }
  const onVisible = () => {
    if (document.visibilityState === 'visible') changed(null, false)
  }
  // When localStorage is full or blocked, only the cookie changes. This tab's own changes are reported too, and
  // change nothing.
  const onCookies = async ({ changed: set, deleted }: CookieChangeEvent) => {
    await refreshCookies()
    for (const { name } of [...set, ...deleted]) changed(name ?? '', false)
  }
  const cookies = 'cookieStore' in window ? window.cookieStore : null
  cookies?.addEventListener('change', onCookies)
  // A change between the first read and this listener raises no event.
  if (cookies) refreshCookies().then(() => changed(null, false))
  const undo = [
    listenOnWindow('storage', onStorage),
    listenOnWindow('pageshow', onPageShow),
    listenOnWindow('focus', onVisible),
    listenOnWindow('visibilitychange', onVisible),
  ]
  return () => {
    cookies?.removeEventListener('change', onCookies)
    for (const stop of undo) stop()
  }
}

function isLocal(area: Storage | null): boolean {
  try {
    return area === localStorage
  } catch {
    return false
  }
}
