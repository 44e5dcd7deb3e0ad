import type { Listing } from '../corpus/listing'
import { renderLeadForm } from '../leads/renderLeadForm'
import { saveControl } from '../savedItems/saveControl'
import { escapeHtml } from './escapeHtml'
import { formatDollars } from './formatDollars'
import { listingPictures } from './listingPictures'
import { renderPage } from './renderPage'

/** The detail page of a listing: its pictures in a gallery, what is known of it, a form that asks its host, a map. */
export function listingPage(listing: Listing, saved: ReadonlySet<string>): string {
  const { id, title, rating, description, amenities = [], latlng } = listing
  const known = [
    rating !== undefined &&
      `<span class="listing__rating"><span class="vitrine-hidden">Rating</span> ${rating.toFixed(1)}</span>`,
    ...wordsOf(listing),
  ]
  const offers = amenities.map((one) => `<li>${escapeHtml(one)}</li>`).join('')
  return renderPage(
    title,
    `<article class="listing" data-id="${escapeHtml(id)}">
${trail(listing)}
<div class="listing__head">
<h1 lang="en">${escapeHtml(title)}</h1>
<p class="listing__save">${saveControl(listing, saved)}</p>
<p class="listing__known">${known.filter(Boolean).join(' <span aria-hidden="true">·</span> ')}</p>
</div>
${listingPictures(listing)}
<div class="listing__columns">
<aside class="listing__aside" aria-label="Price">
<dl class="listing__facts">${facts(listing)}</dl>
<button class="listing__ask" type="button" data-vitrine="modal" data-vitrine-content="ask" data-vitrine-size="small">Ask about this place</button>
<p class="listing__note">Nothing is charged yet. The host writes back within a day.</p>
</aside>
<div class="listing__words">
${description ? `<h2>About the place</h2>\n<p lang="en">${escapeHtml(description)}</p>` : ''}
${offers && `<h2>What it offers</h2>\n<ul class="listing__amenities" lang="en">${offers}</ul>`}
${latlng ? mapOf(latlng, title) : ''}
</div>
</div>
</article>
<div id="ask" hidden>
${renderLeadForm('bt-leads-stay')}
</div>
${similar(listing)}`,
    { part: '/', hasCards: true },
  )
}

/** The way from all stays to the town, each a search. */
function trail({ region, city }: Listing): string {
  const links = Object.entries({ region, city }).flatMap(([field, value]) =>
    value === undefined
      ? []
      : `<li lang="en"><a href="/#fq=${encodeURIComponent(`${field}:"${value}"`)}">${escapeHtml(value)}</a></li>`,
  )
  return `<nav class="listing__trail" aria-label="You are here"><ol>
<li><a href="/">Stays</a></li>
${links.join('\n')}
</ol></nav>`
}

function wordsOf({ guests, bedrooms, bundle, host }: Listing): readonly (string | false)[] {
  return [
    `<span class="listing__kind" lang="en">${bundle}</span>`,
    guests !== undefined && `<span>${guests} ${guests === 1 ? 'guest' : 'guests'}</span>`,
    bedrooms !== undefined && `<span>${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}</span>`,
    host !== undefined && `<span>hosted by <span lang="en">${escapeHtml(host)}</span></span>`,
  ]
}

function facts({ price, available_from, tags }: Listing): string {
  const rows: readonly (readonly [string, string | undefined, lang?: 'en'])[] = [
    ['Price', price === undefined ? undefined : `${formatDollars(price)} a night`],
    ['Available from', available_from?.slice(0, 10)],
    ['Tags', tags?.join(', '), 'en'],
  ]
  return rows
    .flatMap(([name, value, lang]) =>
      value
        ? [
            `<div><dt>${name}</dt><dd${lang ? ` lang="${lang}"` : ''}>${escapeHtml(value)}</dd></div>`,
          ]
        : [],
    )
    .join('\n')
}

function mapOf(latlng: string, title: string): string {
  const [lat, lng] = latlng.split(',').map(Number)
  const config = { lat, lng, zoom: 12, markers: [{ lat, lng, title }] }
  return `<h2>Where it is</h2>
<div class="listing__map" data-vitrine="map" data-vitrine-tiles="/tiles/{z}/{x}/{y}.svg" data-vitrine-attribution="Drawn for this demo" data-vitrine-config="${escapeHtml(JSON.stringify(config))}"></div>`
}

/** Other places in the same town, as a search of their own that leaves the address alone. */
function similar({ id, city }: Listing): string {
  if (city === undefined) return ''
  const solr = {
    url: '/solr/select',
    index: 'listings',
    max_rows: 4,
    exposed_params: [],
    params: {
      fq: [`city:"${city}"`, `-id:"${id}"`],
      sort: 'rating desc',
      fl: 'id,title,url,images,city,price,rating,guests,bedrooms',
    },
  }
  return `<section class="listing__similar" id="similar" data-vitrine="search" data-vitrine-config="${escapeHtml(JSON.stringify({ solr }))}">
<h2>More in <span lang="en">${escapeHtml(city)}</span></h2>
<div data-vitrine="results"></div>
</section>`
}
