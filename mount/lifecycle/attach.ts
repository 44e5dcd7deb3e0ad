import { paramsAdded, widgetsAdded } from '../../slices/search/searchActions'
import { nearest } from '../../src/config/nearest'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { attributeOf } from '../browser/dom'
import { entryNamed, rankOf, registry } from '../registry'
import { componentOf } from './componentOf'
import { hasWidgets, layOutDefaultPage } from './defaultPage'
import { detachGone } from './detachGone'
import { findMountPoints } from './findMountPoints'
import { inheritingLast } from './inheritingLast'
import { loadEntry } from './loadEntry'
import { mountSearch } from './mountSearch'
import { mountWidget } from './mountWidget'
import { whenLoaded } from './whenLoaded'
import { widgetNameOf } from './widgetNameOf'

/** Mounts whatever is not mounted yet in some parts of the page, and tells of each that had some. Idempotent. */
export function attach(roots: readonly ParentNode[], app: App): void {
  if (!attachAll(roots, app)) return
  for (const element of roots) {
    if (element instanceof Element) app.bus.emit('content:attached', { element })
  }
}

/**
 * Mounts whatever is not mounted yet in some parts of the page, and tells nobody.
 * Order (spec 4.1): search components, then their widgets join, then each component boots and sends its
 * first search, and only then do the roots render.
 * @returns whether there was anything.
 */
export function attachAll(roots: readonly ParentNode[], app: App): boolean {
  const unmounted = (where: readonly ParentNode[]) =>
    findMountPoints(where).filter((element) => !app.mounted.has(element))
  const here = unmounted(roots)
  // A new component may be the one that others elsewhere on the page wait for.
  const fresh = here.some(isSearch) ? [...new Set([...here, ...unmounted([document])])] : here
  const searches = inheritingLast(fresh.filter(isSearch), app.settings['search'])
  // A component that takes another's place gets its id and its part of the address, too.
  if (searches.length > 0) detachGone(app)
  const booting = searches.map((element) => fenced(element, app, () => mountSearch(element, app)))
  for (const element of searches) {
    if (app.mounted.has(element) && !hasWidgets(element)) layOutDefaultPage(element)
  }
  const laidOut = unmounted(searches)
  const widgets = [...new Set([...fresh, ...laidOut])].filter((element) => !isSearch(element))
  const renders = byRank(widgets).map((element) => {
    const render = fenced(element, app, () => joined(element, app))
    return render && (() => fenced(element, app, render))
  })
  for (const id of booting) if (id !== null) app.store.dispatch(widgetsAdded({ id }))
  for (const render of renders) render?.()
  return fresh.length > 0
}

function isSearch(element: Element): boolean {
  return attributeOf(element, 'data-vitrine') === 'search'
}

function byRank(elements: readonly Element[]): readonly Element[] {
  const rank = (element: Element) => rankOf(widgetNameOf(element) ?? '')
  return elements.toSorted((a, b) => rank(a) - rank(b))
}

/** A widget joins at once; a heavy one once its module is there. */
function joined(element: Element, app: App): (() => void) | null {
  const name = widgetNameOf(element) ?? ''
  const entry = entryNamed(name)
  if (!entry) {
    app.diagnostics.notMounted(element, [unknownName(name)])
    return null
  }
  if (!isLazy(entry)) return mountWidget(element, entry, app)
  const { params } = entry
  const search = componentOf(element, app.mounted)
  if (params && search.ok) app.store.dispatch(paramsAdded({ id: search.id, params }))
  return later(element, entry, app)
}

/** Nothing that mounting one element does stops the others. */
function fenced<T>(element: Element, app: App, run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    app.diagnostics.notMounted(element, [`our fault: ${String(error)}`])
    return null
  }
}

function later(element: Element, entry: LazyEntry, app: App): () => void {
  return () => {
    const mount = (loaded: AnyRootEntry) => {
      app.mounted.delete(element)
      mountWidget(element, loaded, app)?.()
      return () => {}
    }
    const failed = (error: unknown) =>
      app.diagnostics.loadFailed(elementName(element), error, element)
    const undo = whenLoaded(loadEntry(entry, app), mount, failed)
    app.mounted.set(element, { element, widget: entry.name, component: '', undo })
  }
}

function isLazy(entry: AnyRootEntry | LazyEntry): entry is LazyEntry {
  return 'load' in entry
}

function unknownName(name: string): string {
  const known = ['search', ...registry.map((entry) => entry.name)]
  const near = nearest(name, known)
  const cure = near ? `Did you mean "${near}"?` : `Known are ${known.join(', ')}.`
  return `data-vitrine must be the name of a widget, got "${name}". ${cure}`
}
