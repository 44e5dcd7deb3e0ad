import type { PlainNode } from '../../src/templates/plainTree'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { loadEntry } from '../lifecycle/loadEntry'
import { entryNamed } from '../registry'

const loaded = new Map<LazyEntry, AnyRootEntry>()

/**
 * Loads the heavy widgets of a template beside the template itself, so that cards appear whole and do not
 * grow a moment later. One that cannot be loaded is told and left out; it holds nothing up.
 */
export async function loadTemplateWidgets(names: readonly string[], app: App) {
  const loads = [...new Set(names)].map(async (name) => {
    const entry = entryNamed(name)
    if (!entry || !('load' in entry)) return
    try {
      loaded.set(entry, await loadEntry(entry, app))
    } catch (error) {
      app.diagnostics.loadFailed(`${name} in a template`, error)
    }
  })
  await Promise.all(loads)
}

/** @returns null for a widget that there is not, or that could not be loaded. */
export function templateWidget(name: string): AnyRootEntry | null {
  const entry = entryNamed(name)
  return entry && 'load' in entry ? (loaded.get(entry) ?? null) : entry
}

/** The names of the widgets in a template's plain tree. */
export function widgetsIn(nodes: readonly PlainNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element') return []
    const names = node.attributes.flatMap(([name, value]) =>
      name === 'data-vitrine' ? [value] : [],
    )
    return [...names, ...widgetsIn(node.children)]
  })
}
