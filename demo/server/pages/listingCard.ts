import type { Listing } from '../corpus/listing'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import { saveControl } from '../savedItems/saveControl'
import { escapeHtml } from './escapeHtml'
import { formatDollars } from './formatDollars'

/**
 * Renders a listing as `card: "listing"` shows it, for crawlers and visitors without JavaScript, so that nothing moves
 * when the results come. The listings' texts are marked as English for pages in other languages.
 * @param saved the ids that the visitor has saved
 * @param isFallback whether results take its place
 */
export function listingCard(
  listing: Listing,
  saved: ReadonlySet<string>,
  isFallback = false,
): string {
  const { id, title, city, price, rating, images = [] } = listing
  const [picture] = images
  const url = escapeHtml(listing.url)
  const media = picture
    ? `<a class="vitrine-card__media" href="${url}" tabindex="-1" aria-hidden="true"><img src="${escapeHtml(picture)}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" loading="lazy"></a>`
    : '<div class="vitrine-card__media vitrine-card__media--empty"></div>'
  const parts = [
    `<div class="vitrine-card__head"><h3 class="vitrine-card__title" lang="en"><a href="${url}">${escapeHtml(title)}</a></h3>${
      rating === undefined
        ? ''
        : `<span class="vitrine-card__rating"><span class="vitrine-hidden">Rating</span> ${rating.toFixed(1)}</span>`
    }</div>`,
    city && `<p class="vitrine-card__meta" lang="en">${escapeHtml(city)}</p>`,
    factsOf(listing),
    price !== undefined &&
      `<p class="vitrine-card__price"><b>${formatDollars(price)}</b> <span class="vitrine-card__unit">a night</span></p>`,
    saveControl(listing, saved, !isFallback),
  ]
  return `<article class="vitrine-card vitrine-card--listing" data-id="${escapeHtml(id)}">
  ${media}
  <div class="vitrine-card__body">${parts.filter(Boolean).join('\n  ')}</div>
</article>`
}

/** How many guests and bedrooms there is room for, as far as it is known. */
function factsOf({ guests, bedrooms }: Listing): string {
  const facts = [
    guests !== undefined && `<span>${guests} ${guests === 1 ? 'guest' : 'guests'}</span>`,
    bedrooms !== undefined && `<span>${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}</span>`,
  ]
  const shown = facts.filter(Boolean)
  return shown.length > 0 ? `<p class="vitrine-card__facts">${shown.join(' · ')}</p>` : ''
}
