import type { Listing } from '../corpus/listing'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import { saveControl } from '../savedItems/saveControl'
import { escapeHtml } from './escapeHtml'
import { formatDollars } from './formatDollars'

/**
 * Renders a listing as the CMS shows it in lists, for crawlers and visitors without JavaScript. The listings' texts
 * are marked as English for pages in other languages.
 * @param saved the ids that the visitor has saved; null omits the Save link
 */
export function teaser(listing: Listing, saved: ReadonlySet<string> | null = null): string {
  const [picture] = listing.images ?? []
  const url = escapeHtml(listing.url)
  const image = picture
    ? `<img src="${escapeHtml(picture)}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" loading="lazy">`
    : ''
  const facts = [
    listing.city &&
      `<span class="listing-teaser__city" lang="en">${escapeHtml(listing.city)}</span>`,
    listing.price !== undefined &&
      `<span class="listing-teaser__price"><b>${formatDollars(listing.price)}</b> a night</span>`,
  ].filter(Boolean)
  const amenities = (listing.amenities ?? []).map((one) => `<li>${escapeHtml(one)}</li>`)
  const list =
    amenities.length > 0
      ? `<ul class="listing-teaser__amenities" lang="en">${amenities.join('')}</ul>`
      : ''
  return `<article class="listing-teaser" data-id="${escapeHtml(listing.id)}">
  <a class="listing-teaser__media" href="${url}" tabindex="-1" aria-hidden="true">${image}</a>
  <h3 class="listing-teaser__title" lang="en"><a href="${url}">${escapeHtml(listing.title)}</a></h3>
  <p class="listing-teaser__facts">${facts.join(' ')}</p>
  ${list}${saved ? `\n  ${saveControl(listing, saved)}` : ''}
</article>`
}
