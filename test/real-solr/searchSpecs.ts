/** The browser tests that depend on the index. The others need no real Solr. */
export const searchSpecs: readonly string[] = [
  'facets/range',
  'history/fragment',
  'history/scrollRestoration',
  'map/map',
  'prefetch/prefetch',
  'search/readyState',
  'search/requestBody',
  'search/searchPage',
  'search/severalSearches',
  'sort/sort',
  'suggestions/suggestions',
].map((name) => `test/browser/${name}.spec.ts`)
