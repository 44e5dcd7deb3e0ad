import type { ComponentId } from '../../src/componentId'
import { searchSchema } from '../../src/search/config'
import type { App } from '../app/app'
import { attributeOf, documentBody, isLoading } from '../browser/dom'
import { restoreListeners } from '../browser/listenOnWindow'
import { unclobbered } from '../browser/unclobbered'
import { rankOf } from '../registry'
import { bootSearch } from '../search/bootSearch'
import { readConfig } from '../settings/readConfig'
import { hasWidgets, layOutDefaultPage } from './defaultPage'
import { findMountPoints } from './findMountPoints'
import { isFinished } from './isFinished'
import { isOurs } from './isOurs'
import { type JoinedWidget, joinWidget } from './joinWidget'
import { mountSearch } from './mountSearch'
import { whenLoaded } from './whenLoaded'
import { widgetNameOf } from './widgetNameOf'

/** Mounts and unmounts the widgets of one page. */
export interface Lifecycle {
  /**
   * Mounts what is not mounted yet in some parts of the page; of a document, what the parser has finished.
   * Idempotent. @returns whether there was anything.
   */
  mount(roots: readonly ParentNode[]): boolean
  /** Unmounts all in a part of the page, which gets its own markup back. Idempotent. @returns whether there was anything. */
  unmount(root: Node): boolean
  /** Mounts, and emits 'content:attached' for each element given when there was anything. */
  attach(roots: readonly ParentNode[]): void
  /** Unmounts, and emits 'content:detached' for an element when there was anything. */
  detach(root: Node): void
  /** Starts to follow content that arrives later or leaves. */
  connect(): void
  /** Stops to follow it. */
  disconnect(): void
}

export function createLifecycle(app: App): Lifecycle {
  const { bus, diagnostics, mounted } = app
  /** The components whose widgets are joining. */
  const unbooted = new Set<ComponentId>()

  /*
   * The order of spec 4.1:
   *   search components are added ▶ their widgets join ▶ each component boots and sends its first search
   *   ▶ the widgets render
   * Where the code of further options must be loaded first, the rest of it follows then.
   */
  function mount(roots: readonly ParentNode[]): boolean {
    const here = unmounted(roots)
    const hasToWait = () => {
      const loading = app.extension.loading()
      loading?.then(() => mount(roots.filter((root) => root.isConnected)))
      return loading !== null
    }
    if (hasToWait()) return here.length > 0
    // A new component may be the one that widgets elsewhere on the page wait for.
    const found = here.some(isSearch) ? [...new Set([...here, ...unmounted([document])])] : here
    const searches = inheritingLast(found.filter(isSearch), app.settings['search'])
    // A new component may take over the id and the address of one that has left.
    if (searches.length > 0) detachGone()
    const added = searches.map((element) => fenced(element, () => mountSearch(element, app)))
    for (const id of added) if (id !== null) unbooted.add(id)
    for (const element of searches) {
      if (mounted.has(element) && !hasWidgets(element)) layOutDefaultPage(element)
    }
    if (hasToWait()) return true
    const all = new Set([...found, ...unmounted(searches)])
    const widgets = byRank([...all].filter((element) => !isSearch(element)))
    const joined = widgets.map((element) => fenced(element, () => joinWidget(element, app)))
    const loading = hasToWait() && app.extension.loading()
    if (!loading) {
      for (const id of unbooted) bootSearch(id, app)
      unbooted.clear()
    }
    for (const widget of joined) {
      if (widget && loading) renderLater(widget, loading)
      else if (widget) fenced(widget.element, widget.render)
    }
    return found.length > 0
  }

  /** Renders a widget after its component has booted: what a server has rendered shows the first answer. */
  function renderLater(widget: JoinedWidget, loading: Promise<void>): void {
    const { element, render } = widget
    const finish = () => {
      mounted.delete(element)
      // Those behind may have found more to load.
      const more = app.extension.loading()
      if (more) renderLater(widget, more)
      else fenced(element, render)
      return () => {}
    }
    const unmountEarly = whenLoaded(loading, finish, () => {})
    mounted.set(element, { element, widget: '', component: '', unmount: unmountEarly })
  }

  function unmount(root: Node): boolean {
    const inside = [...mounted.values()].filter(({ element }) =>
      unclobbered.contains(root, element),
    )
    // Widgets leave before their search component, so that none of them renders without it.
    inside.sort((a, b) => Number(a.widget === 'search') - Number(b.widget === 'search'))
    for (const { element, unmount } of inside) {
      mounted.delete(element)
      unmount()
    }
    return inside.length > 0
  }

  function attach(roots: readonly ParentNode[]): void {
    if (!mount(roots)) return
    for (const element of roots) {
      if (element instanceof Element) bus.emit('content:attached', { element })
    }
  }

  function detach(root: Node): void {
    if (unmount(root) && root instanceof Element) bus.emit('content:detached', { element: root })
  }

  /** Detaches what has left the document for good, and drops the reports about it. */
  function detachGone(): void {
    const removed = [...mounted.keys()].filter((element) => !element.isConnected)
    for (const element of removed) detach(element)
    diagnostics.forgetGone()
  }

  /** Whether elements that have come are mounted with all others, when the parser has told its end at the latest. */
  let isParsing = false
  const mountPage = () => {
    isParsing = isLoading()
    mount([document])
  }

  function followParser(): void {
    mountPage()
    document.addEventListener('readystatechange', mountPage, { once: true })
  }

  let frame = 0
  const observer = new MutationObserver((records) => {
    if (records.some(({ target, removedNodes }) => target === document && removedNodes.length > 0))
      restoreListeners()
    const outside = records.filter(({ target }) => !isOurs(target))
    const added = outside
      .flatMap(({ type, target, addedNodes }) => (type === 'childList' ? [...addedNodes] : target))
      .filter((node) => node.isConnected && !isOurs(node))
    // Whatever the parser adds may finish an element that stood there before.
    if (isParsing) followParser()
    else attach(added.filter((node) => node instanceof Element))
    // A frame later, so that an element that is moved stays mounted.
    if (frame === 0 && outside.some((record) => record.removedNodes.length > 0)) {
      frame = requestAnimationFrame(() => {
        frame = 0
        detachGone()
      })
    }
  })

  function connect(): void {
    // An element may become a dialog when it opens, and the lead form in it a mount point.
    const attributeFilter = ['aria-modal']
    observer.observe(document, { childList: true, subtree: true, attributeFilter })
    if (isLoading()) followParser()
  }

  function disconnect(): void {
    observer.disconnect()
    document.removeEventListener('readystatechange', mountPage)
    cancelAnimationFrame(frame)
  }

  function unmounted(roots: readonly ParentNode[]): readonly Element[] {
    // Whoever attaches an element has it whole.
    const given = roots.filter((root) => root instanceof Element && root !== documentBody())
    return findMountPoints(roots).filter(
      (element) =>
        !mounted.has(element) &&
        (isFinished(element) || given.some((root) => unclobbered.contains(root, element))) &&
        // Its widgets may follow: a default page would stand beside them.
        !(isLoading() && isSearch(element) && !hasWidgets(element)),
    )
  }

  /** Runs one element's part; an error in it is reported and does not stop the others. */
  function fenced<T>(element: Element, run: () => T): T | null {
    try {
      return run()
    } catch (error) {
      diagnostics.notMounted(element, [`our fault: ${String(error)}`])
      return null
    }
  }

  return { mount, unmount, attach, detach, connect, disconnect }
}

function isSearch(element: Element): boolean {
  return attributeOf(element, 'data-vitrine') === 'search'
}

/** Sorts the searches that inherit behind the others, so that one may stand before its parent in the page. */
function inheritingLast(searches: readonly Element[], pageDefaults: unknown): readonly Element[] {
  const rank = (element: Element) =>
    Number(inherits(readConfig(element, pageDefaults, searchSchema).config))
  return searches.toSorted((a, b) => rank(a) - rank(b))
}

function inherits({ solr }: Readonly<Record<string, unknown>>): boolean {
  return typeof solr === 'object' && solr !== null && 'index' in solr && solr.index === 'inherit'
}

function byRank(elements: readonly Element[]): readonly Element[] {
  // Facets in one list keep their order, also those whose code is still to load.
  const rank = (element: Element) =>
    rankOf(
      unclobbered.matches(element, '[data-vitrine=facets] *')
        ? 'facet'
        : (widgetNameOf(element) ?? ''),
    )
  return elements.toSorted((a, b) => rank(a) - rank(b))
}
