import { createElement, type ReactNode } from 'react'
import type { PlainNode } from '../../src/templates/plainTree'
import type { RenderWidget } from '../../widgets/results/templates/TemplateWidgets'
import type { AnyRootEntry, LazyEntry } from '../../widgets/shared/entry/widgetEntry'
import type { App } from '../app/app'
import { loadEntry } from '../lifecycle/loadEntry'
import { entryNamed } from '../registry'
import type { CardWidget } from './CardWidget'

const loaded = new Map<LazyEntry, AnyRootEntry>()

let Component: typeof CardWidget | undefined

/**
 * Loads the lazy widgets of a template beside the template itself, so that cards appear whole and do not grow a
 * moment later. One that can't be loaded is reported and left out; the others are shown.
 */
export async function loadTemplateWidgets(names: readonly string[], app: App) {
  const loads = [...new Set(names)].map(async (name) => {
    const entry = entryNamed(name)
    if (!entry) return
    try {
      const isLazy = 'load' in entry
      const [module, loadedEntry] = await Promise.all([
        import('./CardWidget'),
        isLazy ? loadEntry(entry, app) : entry,
      ])
      Component = module.CardWidget
      if (isLazy) loaded.set(entry, loadedEntry)
    } catch (error) {
      app.diagnostics.loadFailed(`${name} in a template`, error)
    }
  })
  await Promise.all(loads)
}

/** Renders a widget that a template names; null for an unknown one, or one that could not be loaded. */
export function renderTemplateWidget(
  app: App,
  ...[name, attributes, doc, markup]: Parameters<RenderWidget>
): ReactNode {
  const named = entryNamed(name)
  const entry = named && 'load' in named ? loaded.get(named) : named
  return entry && Component
    ? createElement(Component, { entry, attributes, doc, markup, app })
    : null
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
