import type { Listing } from '../corpus/listing'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import { dollars } from './dollars'
import { escapeHtml } from './escapeHtml'

/** A listing as the CMS shows it in lists: what crawlers and visitors without JavaScript see. */
export function teaser(listing: Listing): string {
  const [picture] = listing.images ?? []
  const url = escapeHtml(listing.url)
  const image = picture
    ? `<a class="listing-teaser__media" href="${url}" tabindex="-1" aria-hidden="true"><img src="${escapeHtml(picture)}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" loading="lazy"></a>\n  `
    : ''
  const facts = [
    listing.city && `<span class="listing-teaser__city">${escapeHtml(listing.city)}</span>`,
    listing.price !== undefined &&
      `<span class="listing-teaser__price">${dollars(listing.price)} a night</span>`,
  ].filter(Boolean)
  return `<article class="listing-teaser" data-id="${escapeHtml(listing.id)}">
  ${image}<h3 class="listing-teaser__title"><a href="${url}">${escapeHtml(listing.title)}</a></h3>
  <p class="listing-teaser__facts">${facts.join(' ')}</p>
</article>`
}
