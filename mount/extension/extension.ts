import type { Flow } from '../../sagas/effects/guarded'
import { settingsRead } from '../../slices/settings'
import { FURTHER_MESSAGE_KEYS } from '../../src/contract/furtherMessageKeys'
import type { Messages } from '../../src/contract/messages'
import { FACET_WIDGETS, facetWidgetNamed } from '../../src/contract/widgets'
import { createExtension } from '../../src/facets/further/createExtension'
import { setExtension } from '../../src/facets/further/extension'
import { layoutEntries } from '../../src/map/layout/options'
import { FacetFrame } from '../../widgets/facets/choices/FacetFrame'
import { choices } from '../../widgets/facets/choices/kind'
import { LabelledRow } from '../../widgets/facets/choices/LabelledRow'
import { facetComponents } from '../../widgets/facets/facet/useFacetComponents'
import type { FacetWidgetKind } from '../../widgets/facets/further/facetWidgetKind'
import { furtherEntry } from '../../widgets/facets/further/furtherEntry'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import { facetFrame } from '../../widgets/shared/facets/facetFrame'
import { loadStyles } from '../../widgets/shared/lazy/loadStyles'
import type { ExtendedApp } from './extendedApp'
import { furtherEntries } from './furtherEntries'
import { type FurtherLanguages, loadFurtherLanguage } from './loadFurtherLanguage'
import { loadPartStyles } from './loadPartStyles'
import { PAGE_FEATURES, type PageFeatureName, pageFeaturesOf } from './pageFeatures'

/** A further kind of facet, which loads with the first of its options, or of its name. */
interface KindLine {
  readonly name: string
  /** The options that it adds; without them, it is a widget alone. */
  readonly options?: readonly string[]
  readonly load: () => Promise<{ readonly kind: FacetWidgetKind }>
  readonly styles?: string
  /** The flow that it needs in a browser. */
  readonly flow?: () => Promise<Flow>
}

/** A further widget, which loads with the first mount point; or, with `options`, one that stands in for a widget of every page. */
interface WidgetLine {
  readonly name: string
  /** The options of the widget of this name that are beyond those of every page. */
  readonly options?: readonly string[]
  readonly styles?: string
  readonly load: () => Promise<{ readonly entry: AnyRootEntry }>
}

const KINDS: readonly KindLine[] = [
  { name: 'near', styles: 'near', load: () => import('../../widgets/facets/near/kind') },
  {
    name: 'dates',
    styles: 'dates',
    load: () =>
      import('../../widgets/facets/dates/kind').then(({ createDates }) => ({
        kind: createDates(() => Date.now()),
      })),
  },
  {
    name: 'buckets',
    options: ['buckets'],
    load: () => import('../../widgets/facets/buckets/kind'),
  },
  {
    name: 'rating',
    options: ['ratings', 'max_rating'],
    styles: 'rating',
    load: () => import('../../widgets/facets/rating/kind'),
  },
  {
    name: 'toggle',
    options: ['on', 'negated'],
    styles: 'toggle',
    load: () => import('../../widgets/facets/toggle/kind'),
  },
  {
    name: 'negation',
    options: ['negatable'],
    styles: 'negation',
    load: () => import('../../widgets/facets/negation/kind'),
  },
  {
    name: 'scale',
    options: ['step', 'scale'],
    styles: 'range',
    load: () => import('../../widgets/facets/scale/kind'),
  },
  {
    name: 'tree',
    options: ['hierarchy', 'delimiter'],
    styles: 'tree',
    load: () => import('../../widgets/facets/tree/kind'),
    flow: () => import('../../sagas/facets/watchTreeLevels').then((m) => m.watchTreeLevels),
  },
  {
    name: 'find',
    options: ['find'],
    styles: 'find',
    load: () => import('../../widgets/facets/find/kind'),
    flow: () => import('../../sagas/facets/watchFacetValues').then((m) => m.watchFacetValues),
  },
]

const WIDGETS: readonly WidgetLine[] = [
  {
    name: 'facets',
    options: ['layout'],
    styles: 'bar',
    load: () => import('../../widgets/facets/bar/entry'),
  },
  {
    name: 'breadcrumb',
    styles: 'breadcrumb',
    load: () => import('../../widgets/facets/breadcrumb/entry'),
  },
]

const LANGUAGES: FurtherLanguages = {
  ar: () => import('../../src/languages/further/ar'),
  de: () => import('../../src/languages/further/de'),
  es: () => import('../../src/languages/further/es'),
  fr: () => import('../../src/languages/further/fr'),
}

/** The options of a search that are known: one that is not lets its code load. */
let layoutOptions = {}

/** The kinds that are loaded, beside the options of any facet. */
const loaded = new Map<string, FacetWidgetKind>()

/** Loads what one element's configuration needs, before the element is mounted. */
export async function extend(widget: string, config: object, app: ExtendedApp): Promise<void> {
  const names = new Set([widget, ...namesIn(config)])
  const isWritten = ({ name, options }: KindLine | WidgetLine) =>
    (options ?? [name]).some((one) => names.has(one))
  await load(
    KINDS.filter((line) => names.has(line.name) || isWritten(line)),
    WIDGETS.filter((line) => line.name === widget && isWritten(line)),
    pageFeaturesOf(widget, names),
    app,
  )
}

/** Loads all, for a server. */
export function extendAll(app: ExtendedApp): Promise<void> {
  return load(KINDS, WIDGETS, Object.keys(PAGE_FEATURES) as PageFeatureName[], app)
}

async function load(
  kinds: readonly KindLine[],
  widgets: readonly WidgetLine[],
  features: readonly PageFeatureName[],
  app: ExtendedApp,
): Promise<void> {
  const page = features.length > 0 ? loadPage(features, app) : null
  if (features.includes('map-layout')) layoutOptions = layoutEntries
  await Promise.all([
    ...kinds.map(async (line) => loaded.set(line.name, (await line.load()).kind)),
    ...kinds.map(({ flow }) => flow && app.startFlow?.(flow)),
    ...widgets.map(async (line) => furtherEntries.set(line.name, (await line.load()).entry)),
    loadFurtherLanguage(LANGUAGES, app),
    ...['choices', ...[...kinds, ...widgets].flatMap(({ styles = [] }) => styles)].map(loadStyles),
    loadPartStyles('vitrine-facets'),
    // Where the third classic script is missing, what the second one has works all the same.
    page?.catch(() => {}),
  ])
  install(app)
  await page
}

async function loadPage(features: readonly PageFeatureName[], app: ExtendedApp): Promise<void> {
  const { extendPage } = await import('./pageWidgets')
  await extendPage(features, app)
}

function install(app: ExtendedApp): void {
  const kinds = [choices, ...KINDS.flatMap(({ name }) => loaded.get(name) ?? [])]
  facetFrame.current = FacetFrame
  facetFrame.Row = LabelledRow
  for (const { name, Component, Facet } of kinds) {
    if (Facet) facetComponents.set('facet', Facet)
    if (!Component) continue
    facetComponents.set(name, Component)
    if (!facetWidgetNamed(name)) FACET_WIDGETS.push(name)
  }
  for (const name of FACET_WIDGETS) furtherEntries.set(name, furtherEntry(name, kinds))
  const texts: object = Object.assign({}, ...kinds.map(({ messages }) => messages))
  const messages = { ...texts, ...app.store.getState().settings.messages } as Messages
  app.store.dispatch(settingsRead({ messages }))
  setExtension(createExtension(kinds, () => app.store.getState().settings.locale, layoutOptions))
}

/** The keys of all texts of further widgets. */
export const furtherMessageKeys = (): readonly string[] => FURTHER_MESSAGE_KEYS

/** All names in a configuration, and the widgets that it names. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => [
    name,
    ...(name === 'widget' ? [String(one)] : []),
    ...namesIn(one),
  ])
}
