/**
 * Resolves once document.cookie holds what other tabs have written. Each page has a copy of the cookies, which
 * can be older than the event of a change. The cookie store answers after the copy is up to date.
 */
export async function refreshCookies(): Promise<void> {
  if ('cookieStore' in window) await window.cookieStore.get('vitrine').catch(() => {})
}
