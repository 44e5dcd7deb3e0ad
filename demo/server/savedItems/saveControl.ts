import type { Listing } from '../corpus/listing'
import { escapeHtml } from '../pages/escapeHtml'

/**
 * Saves or unsaves a listing: a link that the server understands by itself, and that the script takes over
 * in place. It needs an ancestor with the listing's `data-id`.
 */
export function saveControl(listing: Listing, saved: ReadonlySet<string>): string {
  const isSaved = saved.has(listing.id)
  const href = escapeHtml(listing.url.replace('/listings/', '/flag/'))
  return `<a class="${isSaved ? 'rs-unflag' : 'rs-flag'}" href="${href}" rel="nofollow" data-vitrine="flag">${isSaved ? 'Saved' : 'Save'}</a>`
}
