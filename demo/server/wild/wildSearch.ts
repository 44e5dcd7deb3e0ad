const CATEGORIES = [
  {
    id: 'water',
    label: 'On the water',
    description:
      'Boats, docks and beaches that come with the place. Life jackets are provided; children under 12 need company.',
    values: ['Canoe', 'Dock', 'Kayaks', 'Swimming beach'],
  },
  {
    id: 'warm',
    label: 'Warm evenings',
    description:
      'Firewood is stacked and included. Saunas and hot tubs are heated by the time you arrive.',
    values: ['Fire pit', 'Fireplace', 'Grill', 'Hot tub', 'Sauna', 'Wood stove'],
  },
  { id: 'work', label: 'Work', values: ['Library', 'Wi-Fi', 'Workspace'] },
]

const CONFIG = {
  solr: {
    url: '/solr/select',
    index: 'listings',
    hash: 'k3x9',
    entity_type: 'node',
    max_rows: 6,
    exposed_params: ['q', 'fq', 'sort', 'start'],
    params: { hl: 'true', 'hl.fl': 'title' },
    fields: [
      { field: 'bundle', solr_field: 'bundle', name: 'Type of place' },
      { field: 'region', solr_field: 'region', name: 'Region' },
      { field: 'price', solr_field: 'price', name: 'Price a night' },
      { field: 'amenities', solr_field: 'amenities', name: 'Amenities' },
    ],
    facets: [
      { data: { field: 'bundle' }, settings_global: { settings: { operator: 'or' } } },
      {
        data: { field: 'price' },
        settings: { settings: { widget: 'range' } },
        options: { range: { start: '0', end: '1000', gap: '50' } },
      },
      {
        data: { field: 'amenities' },
        settings: { settings: { widget: 'amenities', categories: CATEGORIES } },
      },
      { data: { field: 'region' }, settings_global: { settings: { operator: 'or' } } },
    ],
  },
}

const SORTS = [
  { value: 'price asc', label: 'Price, lowest first' },
  { value: 'price desc', label: 'Price, highest first' },
  { value: 'rating desc', label: 'Best rated' },
]

/** The template of the guide. */
const TEMPLATE = `<template data-vitrine-template="result">
<article class="teaser">
<img data-vitrine-attr-src="images" alt="" loading="lazy" width="640" height="480">
<h3><a data-vitrine-attr-href="url" data-vitrine-highlight="title" lang="en"></a></h3>
<p data-vitrine-if="price"><b data-vitrine-text="price" data-vitrine-format="currency"></b> a night</p>
<ul data-vitrine-each="amenities"><li data-vitrine-text="." lang="en"></li></ul>
<div data-vitrine="flag"></div>
</article>
</template>`

/** The options of the card of a listing. */
const LISTING = ' data-vitrine-card="listing" data-vitrine-price_unit="a night"'

/** The search with its widgets, and one of the two cards. */
export function wildSearch(isListing: boolean): string {
  return `<div id="stays" data-vitrine="search" tabindex="-1">
<script type="application/json">${JSON.stringify(CONFIG)}</script>
${isListing ? '' : TEMPLATE}
<div class="vitrine-page">
<div class="vitrine-page__head wild-hero">
<div data-vitrine="search-box" data-vitrine-field="suggest" data-vitrine-placeholder="A lake or a town"></div>
</div>
<div class="vitrine-page__side"><div data-vitrine="facets" data-vitrine-shown="6"></div></div>
<div class="vitrine-page__bar">
<div data-vitrine="result-count"></div>
<div data-vitrine="sort" data-vitrine-config='${JSON.stringify({ options: SORTS })}'></div>
</div>
<div class="vitrine-page__main">
<div data-vitrine="current-filters"></div>
<div data-vitrine="did-you-mean"></div>
<div data-vitrine="status"></div>
<div data-vitrine="results"${isListing ? LISTING : ''}></div>
<div data-vitrine="pager"></div>
</div>
</div>
</div>`
}

const SETTINGS = {
  search: {
    map: {
      tiles: '/tiles/{z}/{x}/{y}.svg',
      location: 'latlng',
      attribution: 'Drawn for this demo',
      label: 'Stays on the map',
    },
  },
  sort: { options: SORTS },
  results: { card: 'listing', price_unit: 'a night' },
}

/** The search as one element, which lays out list and map. No widget of the page may name it. */
export function wildLayout(): string {
  return `<script type="application/json" data-vitrine-settings>${JSON.stringify(SETTINGS)}</script>
<div id="stays" data-vitrine="search" data-vitrine-layout="map" tabindex="-1">
<script type="application/json">${JSON.stringify(CONFIG)}</script>
</div>`
}
