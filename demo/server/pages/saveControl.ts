import type { Listing } from '../corpus/listing'
import { escapeHtml } from './escapeHtml'

/**
 * Saves or unsaves a listing: a link that the server understands by itself, and that the script takes over
 * in place. It needs an ancestor with the listing's `data-id`.
 */
export function saveControl(listing: Listing, saved: ReadonlySet<string>): string {
  const is = saved.has(listing.id)
  const href = escapeHtml(listing.url.replace('/listings/', '/flag/'))
  return `<a class="${is ? 'rs-unflag' : 'rs-flag'}" href="${href}" rel="nofollow" data-vitrine="flag">${is ? 'Saved' : 'Save'}</a>`
}
