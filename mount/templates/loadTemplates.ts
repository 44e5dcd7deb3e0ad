import type { ComponentId } from '../../src/componentId'
import type { PlainNode } from '../../src/templates/plainTree'
import type { TemplateName } from '../../src/templates/templateName'
import type { AnyRootEntry } from '../../widgets/shared/entry/widgetEntry'
import type { Templates } from '../../widgets/shared/entry/widgetProps'
import type { App } from '../app/app'
import { unclobbered } from '../browser/unclobbered'
import { componentAt } from '../lifecycle/mounted'
import { reportWarning } from '../settings/reportIssue'
import type { WrittenTemplates } from './compileTemplates'
import { findTemplateIssues } from './findTemplateIssues'
import { findTemplates } from './readTemplate'
import { loadTemplateWidgets, widgetsIn } from './templateWidgets'

export interface LoadedTemplates {
  readonly templates: Templates
  readonly defaults: Templates
}

/**
 * The templates in the widget's own element, and behind them those of the search component around it; and
 * the entry's own where the themer wrote none. What no template of the page needs is not loaded.
 * @returns null when there is nothing to load.
 */
export function loadTemplates(
  element: Element,
  { templates: names = [], defaults = {} }: AnyRootEntry,
  id: ComponentId,
  app: App,
): Promise<LoadedTemplates> | null {
  if (names.length === 0) return null
  const found = writtenFor(element, names, app)
  const missing = Object.entries(defaults).filter(([name]) => !found.has(name as TemplateName))
  if (found.size === 0 && missing.length === 0) return null
  const loads = missing.map(async ([name, { load }]) => [name, await load()] as const)
  const widgets = [
    ...missing.flatMap(([, { widgets }]) => widgets),
    ...[...found.values()].flatMap(({ nodes }) => widgetsIn(nodes)),
  ]
  return Promise.all([
    found.size > 0
      ? import('./compileTemplates').then((module) =>
          module.compileTemplates(found, element, id, app),
        )
      : {},
    Promise.all(loads),
    loadTemplateWidgets(widgets, app),
  ]).then(([templates, loaded]) => ({ templates, defaults: Object.fromEntries(loaded) }))
}

function writtenFor(element: Element, names: readonly TemplateName[], app: App): WrittenTemplates {
  const places = [element, componentAround(element, app)].filter((one) => one !== null)
  const found = new Map<TemplateName, { nodes: readonly PlainNode[]; place: Element }>()
  for (const place of places) {
    for (const issue of findTemplateIssues(place)) reportWarning(place, issue, app.diagnostics)
    const templates = findTemplates(place)
    for (const name of names) {
      const nodes = templates[name]
      if (nodes && !found.has(name)) found.set(name, { nodes, place })
    }
  }
  return found
}

function componentAround(element: Element, app: App): Element | null {
  for (let at = unclobbered.parentElement(element); at; at = unclobbered.parentElement(at)) {
    if (componentAt(app.mounted, at) !== null) return at
  }
  return null
}
