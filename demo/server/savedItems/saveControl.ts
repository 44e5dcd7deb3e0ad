import type { Listing } from '../corpus/listing'
import { escapeHtml } from '../pages/escapeHtml'

/**
 * Renders a link that saves or unsaves a listing. It works without JavaScript, and the `flag` widget enhances it. It
 * needs an ancestor with the listing's `data-id`.
 * @param isEnhanced false for a link that a widget replaces anyway
 */
export function saveControl(
  listing: Listing,
  saved: ReadonlySet<string>,
  isEnhanced = true,
): string {
  const isSaved = saved.has(listing.id)
  const href = escapeHtml(listing.url.replace('/listings/', '/flag/'))
  return `<a class="${isSaved ? 'rs-unflag' : 'rs-flag'}" href="${href}" rel="nofollow"${isEnhanced ? ' data-vitrine="flag"' : ''}>${isSaved ? 'Saved' : 'Save'}</a>`
}
