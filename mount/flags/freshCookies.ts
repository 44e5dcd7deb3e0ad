/**
 * Resolves once document.cookie holds what other tabs wrote until now. Browsers keep a copy of it in each page,
 * which for a moment is older than the news of a change; their store of cookies answers after that.
 */
export async function freshCookies(): Promise<void> {
  if ('cookieStore' in window) await window.cookieStore.get('vitrine').catch(() => {})
}
