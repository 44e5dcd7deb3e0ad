/**
 * Where a form may be unlocked to: this site only, judged by parsing as a browser does (design decision 19).
 * @param page the page's own address
 * @param base what relative addresses are relative to: a page's <base> may be of another site
 * @returns the whole address, or null for another origin, another scheme or nothing.
 */
export function ownAction(action: string, page: string, base = page): string | null {
  if (action.trim() === '' || !URL.canParse(action, base)) return null
  const url = new URL(action, base)
  const isOwn = url.origin === new URL(page).origin && /^https?:$/.test(url.protocol)
  return isOwn ? url.href : null
}
