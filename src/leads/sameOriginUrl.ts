/**
 * Resolves an address as a browser does, and accepts only the page's own origin (design decision 19).
 * @param page the page's own address.
 * @param base the base of relative addresses: a page's <base> may name another site.
 * @returns the absolute address; null for another origin, another scheme or an empty text.
 */
export function sameOriginUrl(address: string, page: string, base = page): string | null {
  if (address.trim() === '' || !URL.canParse(address, base)) return null
  const url = new URL(address, base)
  const isSameOrigin = url.origin === new URL(page).origin && /^https?:$/.test(url.protocol)
  return isSameOrigin ? url.href : null
}
