import { paramsAdded, widgetsAdded } from '../../slices/search/searchActions'
import { nearest } from '../../src/config/nearest'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import { elementName } from '../app/elementName'
import type { Page } from '../app/page'
import { attributeOf } from '../browser/page'
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
export function attach(roots: readonly ParentNode[], page: Page): void {
  if (!attachAll(roots, page)) return
  for (const element of roots) {
    if (element instanceof Element) page.bus.emit('content:attached', { element })
  }
}

/**
 * Mounts whatever is not mounted yet in some parts of the page, and tells nobody.
 * Order (spec 4.1): search components, then their widgets join, then each component boots and sends its
 * first search, and only then do the roots render.
 * @returns whether there was anything.
 */
export function attachAll(roots: readonly ParentNode[], page: Page): boolean {
  const unmounted = (where: readonly ParentNode[]) =>
    findMountPoints(where).filter((element) => !page.mounted.has(element))
  const here = unmounted(roots)
  // A new component may be the one that others elsewhere on the page wait for.
  const fresh = here.some(isSearch) ? [...new Set([...here, ...unmounted([document])])] : here
  const searches = inheritingLast(fresh.filter(isSearch), page.settings['search'])
  // A component that takes another's place gets its id and its part of the address, too.
  if (searches.length > 0) detachGone(page)
  const booting = searches.map((element) => fenced(element, page, () => mountSearch(element, page)))
  for (const element of searches) {
    if (page.mounted.has(element) && !hasWidgets(element)) layOutDefaultPage(element)
  }
  const laidOut = unmounted(searches)
  const widgets = [...new Set([...fresh, ...laidOut])].filter((element) => !isSearch(element))
  const renders = byRank(widgets).map((element) => {
    const render = fenced(element, page, () => joined(element, page))
    return render && (() => fenced(element, page, render))
  })
  for (const id of booting) if (id !== null) page.store.dispatch(widgetsAdded({ id }))
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
function joined(element: Element, page: Page): (() => void) | null {
  const name = widgetNameOf(element) ?? ''
  const entry = entryNamed(name)
  if (!entry) {
    page.diagnostics.notMounted(element, [unknownName(name)])
    return null
  }
  if (!isLazy(entry)) return mountWidget(element, entry, page)
  const { params } = entry
  const search = componentOf(element, page.mounted)
  if (params && search.ok) page.store.dispatch(paramsAdded({ id: search.id, params }))
  return later(element, entry, page)
}

/** Nothing that mounting one element does stops the others. */
function fenced<T>(element: Element, page: Page, run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    page.diagnostics.notMounted(element, [`our fault: ${String(error)}`])
    return null
  }
}

function later(element: Element, entry: LazyEntry, page: Page): () => void {
  return () => {
    const mount = (loaded: AnyRootEntry) => {
      page.mounted.delete(element)
      mountWidget(element, loaded, page)?.()
      return () => {}
    }
    const failed = (error: unknown) =>
      page.diagnostics.loadFailed(elementName(element), error, element)
    const undo = whenLoaded(loadEntry(entry, page), mount, failed)
    page.mounted.set(element, { element, widget: entry.name, component: '', undo })
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
