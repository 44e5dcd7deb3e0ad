/** The parts of the search component that a test changes. */
export interface SearchOptions {
  readonly id?: string
  /** Overrides of the `solr` configuration (spec 3.1). */
  readonly solr?: Readonly<Record<string, unknown>>
  /** The markup of the widgets, instead of the default ones. */
  readonly widgets?: string
}

/** A facet for each mode of spec 4.2: type is 'or', bedrooms single, amenities 'and'. */
export const facets = [
  {
    data: { field: 'bundle' },
    settings: { settings: { riot_solr: { facet_label: 'Type' } } },
    settings_global: { settings: { operator: 'or' } },
  },
  {
    data: { field: 'bedrooms' },
    settings: { settings: { riot_solr: { facet_label: 'Bedrooms' } } },
    settings_global: { settings: { limit_active_items: true } },
  },
  {
    data: { field: 'amenities' },
    settings: { settings: { riot_solr: { facet_label: 'Amenities' } } },
  },
]

const SORTS = [
  { value: 'price asc', label: 'Price, low to high' },
  { value: 'rating desc', label: 'Rating' },
]

const defaultWidgets = `
  <div data-vitrine="search-box"></div>
  <div data-vitrine="result-count"></div>
  <div data-vitrine="sort" data-vitrine-config='${JSON.stringify({ options: SORTS })}'></div>
  <div data-vitrine="current-filters"></div>
  <div data-vitrine="status"></div>
  <div data-vitrine="facets"></div>
  <div data-vitrine="results">
    <template data-vitrine-template="result">
      <h3><a data-vitrine-attr-href="url" data-vitrine-text="title"></a></h3>
    </template>
  </div>
  <div data-vitrine="pager"></div>`

/** The markup of a search component with all common widgets. */
export function searchMarkup({
  id = 'listings',
  solr = {},
  widgets = defaultWidgets,
}: SearchOptions = {}): string {
  const config = {
    solr: { url: '/solr/select', index: 'listings', max_rows: 12, facets, ...solr },
  }
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return `<main id="${id}" data-vitrine="search">
  <script type="application/json">${json}</script>${widgets}
</main>`
}
