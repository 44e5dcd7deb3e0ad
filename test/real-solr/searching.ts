/** The browser tests whose outcome is the index's to say; the others look at the page alone. */
export const searching: readonly string[] = [
  'back',
  'components',
  'history',
  'map',
  'order',
  'prefetch',
  'range',
  'ready',
  'request-body',
  'search-page',
  'suggest',
].map((name) => `/${name}.spec.ts`)
