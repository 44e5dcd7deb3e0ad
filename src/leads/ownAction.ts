/**
 * Where a form may be unlocked to: this site only, judged by parsing as a browser does (design decision 19).
 * @param page the page's own address
 * @returns the whole address, or null for another origin, another scheme or nothing.
 */
export function ownAction(action: string, page: string): string | null {
  if (action.trim() === '' || !URL.canParse(action, page)) return null
  const url = new URL(action, page)
  const isOwn = url.origin === new URL(page).origin && /^https?:$/.test(url.protocol)
  return isOwn ? url.href : null
}
