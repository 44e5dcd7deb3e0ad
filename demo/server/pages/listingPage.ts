import type { Listing } from '../corpus/listing'
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../pictures/drawPicture'
import { saveControl } from '../savedItems/saveControl'
import { escapeHtml } from './escapeHtml'
import { formatDollars } from './formatDollars'
import { renderPage } from './renderPage'

/** The detail page of a listing. */
export function listingPage(listing: Listing, saved: ReadonlySet<string>): string {
  const facts: readonly (readonly [string, string | undefined, lang?: 'en'])[] = [
    ['Price', listing.price === undefined ? undefined : `${formatDollars(listing.price)} a night`],
    ['Bedrooms', listing.bedrooms?.toString()],
    ['Guests', listing.guests?.toString()],
    ['Rating', listing.rating === undefined ? undefined : `${listing.rating.toFixed(1)} of 5`],
    ['Host', listing.host, 'en'],
    ['Available from', listing.available_from?.slice(0, 10)],
    ['Amenities', listing.amenities?.join(', '), 'en'],
    ['Tags', listing.tags?.join(', '), 'en'],
  ]
  const rows = facts.flatMap(([name, value, lang]) =>
    value ? [`<dt>${name}</dt><dd${lang ? ` lang="${lang}"` : ''}>${escapeHtml(value)}</dd>`] : [],
  )
  const pictures = (listing.images ?? []).map((address, index) => {
    const url = escapeHtml(address)
    const alt = `Picture ${index + 1} of ${escapeHtml(listing.title)}`
    return `<a href="${url}"><img src="${url}" alt="${alt}" lang="en" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}"></a>`
  })
  const place = [listing.city, listing.region].filter(Boolean).join(', ')
  return renderPage(
    listing.title,
    `<article class="listing" data-id="${escapeHtml(listing.id)}">
<h1 lang="en">${escapeHtml(listing.title)}</h1>
<p class="listing__place" lang="en">${escapeHtml(place)}</p>
<p class="listing__save">${saveControl(listing, saved)}</p>
<div class="listing__pictures">${pictures.join('\n')}</div>
<p class="listing__description" lang="en">${escapeHtml(listing.description ?? '')}</p>
<dl class="listing__facts">${rows.join('\n')}</dl>
</article>`,
  )
}
