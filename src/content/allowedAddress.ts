import { ContentRefused } from './contentRefused'

/**
 * The address of markup that may be fetched and shown: of the page's own origin, or of one that the page's
 * settings list (design §3a). Judged by parsing, as a browser does.
 * @param url as the markup has it, or as an answer says after redirects
 * @param base what a relative one is relative to
 * @param origins the page's own, and those that its settings list
 * @throws ContentRefused for anything else: another scheme or origin, a user's name in it, nothing at all.
 */
export function allowedAddress(url: string, base: string, origins: readonly string[]): URL {
  if (url.trim() === '' || !URL.canParse(url, base)) {
    throw new ContentRefused(`${text(url)} is no URL`)
  }
  const target = new URL(url, base)
  if (!/^https?:$/.test(target.protocol)) {
    throw new ContentRefused(`${text(url)} must be an http or https URL, or a relative one`)
  }
  if (target.username || target.password) {
    throw new ContentRefused(`${text(url)} must not hold a user's name`)
  }
  if (!origins.includes(target.origin)) {
    throw new ContentRefused(
      `${target.origin} is another site; list it in the page settings' content_origins if its markup may stand on this page`,
    )
  }
  return target
}

function text(url: string): string {
  return JSON.stringify(url.length > 200 ? `${url.slice(0, 200)}…` : url)
}
