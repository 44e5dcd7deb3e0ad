import type { Listing } from '../corpus/listing'
import { REGIONS, renderRegion } from '../drupal/regions'
import type { Engine } from '../engine/createEngine'
import type { ParamPairs } from '../engine/solrParams'
import { isLeadForm } from '../leads/leadForms'
import { renderLeadForm } from '../leads/renderLeadForm'
import { savedList } from '../savedItems/savedList'
import { escapeHtml } from './escapeHtml'
import { listingCard } from './listingCard'
import { markersJson } from './markers'
import { queryEngine } from './queryEngine'
import { teaser } from './teaser'

const INCLUDE =
  /<!--#(listings|facets|markers|saved|lead|regions)((?:\s+\w+=(?:"[^"]*"|[^\s"]+))*)\s*-->/g
const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|(\S+))/g

/** The data with which the CMS renders a page. */
export interface PageContext {
  readonly engine: Engine
  /** The number of listings. */
  readonly corpus: number
  /** The ids that the visitor has saved. */
  readonly saved: readonly string[]
}

/**
 * Replaces the includes of a demo page by the markup that a CMS renders, so that the page has content without
 * JavaScript:
 *
 * - `<!--#listings count=24 -->` becomes that many results as `<article>`s (heading with a link,
 *   picture with its size, city, price). Optional: `q="lake"`, `fq="bundle:cabin"`,
 *   `sort="price asc"`, `start=24`; with `save=yes` each has a Save link; with `card=listing` they are the cards of
 *   large listing sites.
 * - `<!--#facets field=city -->` becomes a plain list of links to the search page, with counts.
 *   Optional: `count=20`.
 * - `<!--#markers count=2000 -->` becomes a JSON list of that many listings as a map's markers.
 * - `<!--#lead id=bt-leads-stay -->` becomes that lead form, locked.
 * - `<!--#regions -->` becomes the regions of the Drupal page.
 * - `<!--#saved -->` becomes the visitor's saved items, as the same `<article>`s. Optional: `card=listing`.
 *
 * All data is escaped. The rest of the page does not change.
 */
export function templateIncludes(html: string, { engine, corpus, saved }: PageContext): string {
  return html.replace(INCLUDE, (_, kind: string, text: string) => {
    const attributes = new Map(
      Array.from(text.matchAll(ATTRIBUTE), ([, name = '', quoted, bare]) => [
        name,
        quoted ?? bare ?? '',
      ]),
    )
    const id = attributes.get('id') ?? ''
    if (kind === 'lead') return isLeadForm(id) ? renderLeadForm(id) : ''
    if (kind === 'regions') return Object.keys(REGIONS).map(renderRegion).join('\n')
    if (kind === 'markers') return markersJson(engine, attributes.get('count') ?? '100')
    if (kind === 'saved')
      return savedList(saved, corpus, attributes.has('card') ? fallbackCard : teaser)
    return kind === 'listings' ? listings(engine, attributes, saved) : facets(engine, attributes)
  })
}

const fallbackCard = (listing: Listing, saved: ReadonlySet<string>) =>
  listingCard(listing, saved, true)

function listings(
  engine: Engine,
  attributes: ReadonlyMap<string, string>,
  saved: readonly string[],
): string {
  const pairs: ParamPairs = [
    ['q', attributes.get('q') ?? '*:*'],
    ['defType', 'edismax'],
    ['rows', attributes.get('count') ?? '24'],
    ['start', attributes.get('start') ?? '0'],
    ['sort', attributes.get('sort') ?? ''],
    ['fq', attributes.get('fq') ?? ''],
  ]
  const { listings: found } = queryEngine(engine, pairs)
  if (attributes.has('card'))
    return found.map((listing) => fallbackCard(listing, new Set(saved))).join('\n')
  const marks = attributes.has('save') ? new Set(saved) : null
  return found.map((listing) => teaser(listing, marks)).join('\n')
}

function facets(engine: Engine, attributes: ReadonlyMap<string, string>): string {
  const field = attributes.get('field') ?? ''
  const result = queryEngine(engine, [
    ['q', '*:*'],
    ['rows', '0'],
    ['facet', 'true'],
    ['facet.field', field],
    ['facet.mincount', '1'],
    ['facet.limit', attributes.get('count') ?? '20'],
  ])
  const items = (result.facets[field] ?? []).map(([value, count]) => {
    const phrase = `${field}:"${(value ?? '').replace(/(["\\])/g, '\\$1')}"`
    const href = `/search?q=${encodeURIComponent(phrase)}`
    return `<li><a href="${escapeHtml(href)}">${escapeHtml(value ?? '')}</a> (${count})</li>`
  })
  return `<ul class="facet-links" lang="en">\n${items.join('\n')}\n</ul>`
}
