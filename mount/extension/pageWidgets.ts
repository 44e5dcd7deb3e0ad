import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import { withStyles } from '../../widgets/shared/lazy/loadStyles'
import type { ExtendedApp } from './extendedApp'
import { furtherEntries } from './furtherEntries'
import { type FurtherLanguages, loadFurtherLanguage } from './loadFurtherLanguage'
import { loadPartStyles } from './loadPartStyles'
import type { PageFeatureName } from './pageFeatures'

/*
 * What stands around the results of some pages. In the classic script all that only this module leads to is
 * dist/vitrine-page.js.
 */

type Entry = AnyRootEntry | LazyEntry

/** Makes an entry of another, which several features may stand in for. */
type Around = (before: AnyRootEntry | undefined) => AnyRootEntry

/** How a feature loads. Its widget has the entry's name. */
interface PageLine {
  readonly load: (app: ExtendedApp) => Promise<Entry | Around>
  /** The flows that it needs in a browser. */
  readonly flows?: LazyEntry['flows']
}

const loadNothingFound = () =>
  withStyles('nothing-found', import('../../widgets/results/nothing-found/entry'))
const countsRelaxations = () =>
  import('../../sagas/results/watchNothingFound').then((module) => module.watchNothingFound)

const LINES: Readonly<Record<PageFeatureName, PageLine>> = {
  'page-size': {
    load: () =>
      withStyles('page-size', import('../../widgets/pager/page-size/entry')).then(
        (module) => module.pageSize,
      ),
  },
  view: {
    load: () =>
      withStyles('view', import('../../widgets/results/view/entry')).then((module) => module.view),
  },
  listing: {
    load: () =>
      withStyles('listing', import('../../widgets/results/listing/entry')).then(
        (module) => module.listing,
      ),
  },
  instant: {
    load: () => import('../../widgets/search/instant/entry').then((module) => module.instantBox),
    flows: [
      () =>
        import('../../sagas/search/watchTypedQueries').then((module) => module.watchTypedQueries),
    ],
  },
  'nothing-found': {
    load: () => loadNothingFound().then((module) => module.nothingFound),
    flows: [countsRelaxations],
  },
  'helpful-results': {
    load: () => loadNothingFound().then((module) => module.withHelp),
    flows: [countsRelaxations],
  },
  'map-layout': { load: (app) => import('./mapLayout').then((module) => module.mapLayout(app)) },
}

const LANGUAGES: FurtherLanguages = {
  ar: () => import('../../src/languages/page/ar'),
  de: () => import('../../src/languages/page/de'),
  es: () => import('../../src/languages/page/es'),
  fr: () => import('../../src/languages/page/fr'),
}

/** Loads these features, before their elements are mounted. */
export async function extendPage(
  features: readonly PageFeatureName[],
  app: ExtendedApp,
): Promise<void> {
  // A template of helpful results can contain the widget.
  const all = features.includes('helpful-results')
    ? [...features, 'nothing-found' as const]
    : features
  const lines: readonly PageLine[] = all.map((name) => LINES[name])
  await Promise.all([
    ...all.map(async (name) => loaded.set(name, await LINES[name].load(app))),
    ...lines.flatMap(({ flows = [] }) => flows.map((flow) => app.startFlow?.(flow))),
    loadFurtherLanguage(LANGUAGES, app),
    loadPartStyles('vitrine-page'),
  ])
  enter()
}

/** The features that are loaded. */
const loaded = new Map<PageFeatureName, Entry | Around>()

/** Enters what is loaded: of two features of one widget the later line stands around the earlier one. */
function enter(): void {
  let results: AnyRootEntry | undefined
  for (const name of Object.keys(LINES) as PageFeatureName[]) {
    const one = loaded.get(name)
    const entry = typeof one === 'function' ? one(results) : one
    if (entry?.name === 'results' && !('load' in entry)) results = entry
    if (entry) furtherEntries.set(entry.name, entry)
  }
}
