import type { LayoutOptions } from '../../src/map/layout/options'
import { withStyles } from '../../widgets/shared/lazy/loadStyles'
import type { ExtendedApp } from './extendedApp'
import { type FurtherLanguages, loadFurtherLanguage } from './loadFurtherLanguage'
import { loadPartStyles } from './loadPartStyles'

/*
 * The layout of list and map. In the classic script all that only this module leads to is dist/vitrine-layout.js.
 */

const LANGUAGES: FurtherLanguages = {
  ar: () => import('../../src/languages/layout/ar'),
  de: () => import('../../src/languages/layout/de'),
  es: () => import('../../src/languages/layout/es'),
  fr: () => import('../../src/languages/layout/fr'),
}

/** Loads what lays out a map beside the results of an app. @returns what makes the entry of `results` */
export async function mapLayout(app: ExtendedApp) {
  const { store } = app
  const [{ placeLook, withMap }] = await Promise.all([
    withStyles('listing map-layout', import('../../widgets/results/map-layout/entry')),
    loadFurtherLanguage(LANGUAGES, app),
    loadPartStyles('vitrine-layout'),
  ])
  app.placeLooks ??= new Map()
  const looks = app.placeLooks
  return withMap({
    layoutOf: (id) => store.getState().searches[id]?.config.further as LayoutOptions | undefined,
    setLook: (id, config) =>
      looks.set(
        id,
        placeLook(config, () => store.getState().settings),
      ),
  })
}
