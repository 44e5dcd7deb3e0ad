const IN = 'data-vitrine-for="stays"'

/** A product as the shop's theme embeds it in its markup (spec 3.14). */
const CABIN = '"id": "p-2", "name": "Lake cabin", "price": 12900'

/** The markup of each region: one widget, by its name. */
export const REGIONS: Readonly<Record<string, string>> = {
  search: `<div id="inside" data-vitrine="search" data-vitrine-config='{"solr": {"url": "/solr/select", "index": "listings", "max_rows": 2, "exposed_params": [], "params": {"fl": "id,title"}, "return_full_docs": false}}'><div data-vitrine="result-count"></div></div>`,
  'search-box': `<div data-vitrine="search-box" ${IN}></div>`,
  facet: `<div data-vitrine="facet" data-vitrine-field="bundle" data-vitrine-label="Type" ${IN}></div>`,
  facets: `<div data-vitrine="facets" data-vitrine-sheet="false" ${IN}></div>`,
  range: `<div data-vitrine="range" data-vitrine-field="price" data-vitrine-label="Price" ${IN}></div>`,
  amenities: `<div data-vitrine="amenities" data-vitrine-field="amenities" data-vitrine-label="Amenities" data-vitrine-hard_limit="5" ${IN}></div>`,
  'current-filters': `<div data-vitrine="current-filters" ${IN}></div>`,
  results: `<div data-vitrine="results" ${IN}></div>`,
  'result-count': `<div data-vitrine="result-count" ${IN}></div>`,
  sort: `<div data-vitrine="sort" data-vitrine-options='[{"value": "price asc", "label": "Price"}]' ${IN}></div>`,
  boost: `<div data-vitrine="boost" data-vitrine-options='[{"label": "By the water", "field": "tags", "values": ["waterfront"]}]' ${IN}></div>`,
  pager: `<div data-vitrine="pager" ${IN}></div>`,
  'did-you-mean': `<div data-vitrine="did-you-mean" ${IN}></div>`,
  status: `<div data-vitrine="status" ${IN}></div>`,
  flag: `<div data-vitrine="flag" data-vitrine-item="k3x9-listings-17"></div>`,
  'flag-counter': `<div data-vitrine="flag-counter" ${IN}></div>`,
  modal: `<button class="demo-button" type="button" data-vitrine="modal" data-vitrine-content="rules">House rules</button><div id="rules" hidden><h2>House rules</h2><p>Quiet from ten.</p></div>`,
  'lead-form': `<form id="bt-leads-region" aria-label="Ask" method="post" action="/leads/send" data-vitrine="lead-form"><label>Your name <input name="name"></label> <button>Ask</button></form>`,
  gallery: `<p data-vitrine="gallery"><a class="colorbox" href="/pictures/1.svg" title="The lake">The lake</a></p>`,
  dropdown: `<label for="region-town">Town</label> <select id="region-town" name="town" data-vitrine="dropdown"><option value="bend">Bend</option><option value="stowe">Stowe</option></select>`,
  'jump-menu': `<form action="/fragments/go"><label for="region-jump">Go to</label> <select id="region-jump" class="ctools-jump-menu-select" name="region"><option value="">Choose</option><option value="a::/search">The search</option></select> <button class="ctools-jump-menu-button">Go</button></form>`,
  notices: `<div data-vitrine="notices"><p>A message of the CMS’s own.</p></div>`,
  callout: `<aside aria-label="Offer" data-vitrine="callout">Half price in March. <button type="button" class="close">×</button></aside>`,
  lazy: `<img class="bto-lazy" data-src="/pictures/2.svg" alt="The house" width="64" height="48">`,
  map: `<div data-vitrine="map" data-vitrine-config='{"tiles": "/tiles/{z}/{x}/{y}.svg", "lat": 44.05, "lng": -121.31, "attribution": "Drawn for this demo"}'></div>`,
  'product-list': `<ul data-vitrine="product-list" data-vitrine-list="Beside the lake"><li><a href="/shop/p-2">Lake cabin</a></li></ul>`,
  product: `<p data-vitrine="product" data-vitrine-config='{${CABIN}}'><a href="/shop/p-2">Lake cabin</a></p>`,
  'add-to-cart': `<form action="/shop/cart" method="post" data-vitrine="add-to-cart" data-vitrine-config='{"product": {${CABIN}}}'><input type="hidden" name="product" value="p-2"> <button>Add to cart</button></form>`,
  quote: `<a href="/shop/p-2/quote" data-vitrine="quote">Detailed Quote</a>`,
  checkout: `<form action="/shop/checkout/1" method="post" data-vitrine="checkout" data-vitrine-config='{"step": 1, "products": [{${CABIN}}]}'><button>Continue to delivery</button></form>`,
  'caption-editor': `<div lang="en" data-vitrine="caption-editor" data-vitrine-show="true">[caption caption="The lake" width="64"]<img src="/pictures/2.svg" alt="The house" width="64" height="48">[/caption]</div>`,
}

/** A region as the theme renders it. */
export function renderRegion(name: string): string {
  return `<section class="demo-box" id="region-${name}" data-region="${name}" aria-labelledby="region-${name}-label"><p class="demo-label" id="region-${name}-label">Region <code>${name}</code></p>${REGIONS[name]}</section>`
}
