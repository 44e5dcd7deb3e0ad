/** What loads with pageWidgets.ts, by name: a widget, or one that stands in for a widget of every page. */
export const PAGE_FEATURES = {
  'page-size': {},
  view: {},
  listing: { widget: 'results', options: ['card', 'facts', 'badge', 'price_unit'] },
  instant: { widget: 'search-box', options: ['instant'] },
  'nothing-found': {},
  'helpful-results': { widget: 'results', options: ['nothing_found'] },
  'map-layout': { widget: 'search', options: ['layout'] },
} as const satisfies Readonly<Record<string, PageFeature>>

interface PageFeature {
  /** The widget of every page that it stands in for. */
  readonly widget?: string
  /** The options of that widget which ask for it. */
  readonly options?: readonly string[]
}

export type PageFeatureName = keyof typeof PAGE_FEATURES

/** @param names all names in the widget's configuration */
export function pageFeaturesOf(widget: string, names: ReadonlySet<string>) {
  const features: readonly (readonly [string, PageFeature])[] = Object.entries(PAGE_FEATURES)
  const needed = features.filter(
    ([name, { widget: of = name, options }]) =>
      of === widget && (!options || options.some((one) => names.has(one))),
  )
  return needed.map(([name]) => name as PageFeatureName)
}
