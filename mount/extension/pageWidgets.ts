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

/** How a feature loads. Its widget has the entry's name. */
interface PageLine {
  readonly load: () => Promise<AnyRootEntry | LazyEntry>
  /** The flows that it needs in a browser. */
  readonly flows?: LazyEntry['flows']
}

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
  const lines: readonly PageLine[] = features.map((name) => LINES[name])
  await Promise.all([
    ...lines.map(async ({ load }) => {
      const entry = await load()
      furtherEntries.set(entry.name, entry)
    }),
    ...lines.flatMap(({ flows = [] }) => flows.map((flow) => app.startFlow?.(flow))),
    loadFurtherLanguage(LANGUAGES, app),
    loadPartStyles('vitrine-page'),
  ])
}
