import type { ComponentId } from '../src/componentId'
import { type CompiledTemplate, compileTemplate } from '../src/templates/compileTemplate'
import { missingFields } from '../src/templates/missingFields'
import type { PlainNode } from '../src/templates/plainTree'
import { TEMPLATE_NAMES } from '../src/templates/templateName'
import type { Templates } from '../widgets/shared/widgetProps'
import { elementName } from './elementName'
import { componentAt } from './mounted'
import type { Page } from './page'
import { findTemplates } from './templates/readTemplate'
import { templateProblems } from './templates/templateProblems'

/** The templates in the widget's own element, and behind them those of the search component around it. */
export function templatesFor(element: Element, id: ComponentId, page: Page): Templates {
  const places = [element, componentAround(element, page)].filter((one) => one !== null)
  const found: Partial<Record<string, CompiledTemplate>> = {}
  for (const place of places) {
    for (const problem of templateProblems(place)) {
      page.problems.warn(`${elementName(place)}: ${problem}`, place)
    }
    const here = findTemplates(place)
    for (const name of TEMPLATE_NAMES) {
      const nodes = here[name]
      if (nodes) found[name] ??= compiled(nodes, name, place, page)
    }
  }
  const result = found['result']
  if (result) tellMissing(result.fields, element, id, page)
  return Object.fromEntries(
    Object.entries(found).map(([name, one]) => [name, one?.template]),
  ) as Templates
}

function componentAround(element: Element, page: Page): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (componentAt(page.mounted, at) !== null) return at
  }
  return null
}

function compiled(nodes: readonly PlainNode[], name: string, place: Element, page: Page) {
  const result = compileTemplate(nodes)
  for (const problem of result.problems) {
    page.problems.warn(`${elementName(place)}, template "${name}": ${problem}`, place)
  }
  return result
}

/** A binding to a field that no document of the first answer has is told once, with the cure. */
function tellMissing(fields: readonly string[], element: Element, id: ComponentId, page: Page) {
  const undo = [
    page.bus.on('search:left', (left) => {
      if (left.id === id) stop()
    }),
    page.bus.on('search:answered', (answered) => {
      if (answered.id === id && answered.ids.length > 0) tell()
    }),
  ]
  const stop = () => {
    for (const off of undo) off()
  }
  const tell = () => {
    stop()
    const docs = page.store.getState().answers[id]?.docs ?? []
    for (const field of missingFields(fields, docs)) {
      page.problems.warn(
        `${elementName(element)}, template "result": no document has the field "${field}". Is it spelled as in the index? Then ask for it: add it to solr.params.fl, or turn solr.return_full_docs on.`,
        element,
      )
    }
  }
}
