import type { ComponentId } from '../src/componentId'
import type { PlainNode } from '../src/templates/plainTree'
import type { TemplateName } from '../src/templates/templateName'
import type { TemplateCard } from '../widgets/results/card/templateCard'
import type { Templates } from '../widgets/shared/widgetProps'
import { unclobbered } from './browser/unclobbered'
import { elementName } from './elementName'
import { componentAt } from './mounted'
import type { Page } from './page'
import { findTemplates } from './templates/readTemplate'
import { templateProblems } from './templates/templateProblems'

/**
 * The templates in the widget's own element, and behind them those of the search component around it.
 * @returns null when there is none: then nothing of what compiles them is loaded.
 */
export function templatesFor(
  element: Element,
  names: readonly TemplateName[],
  id: ComponentId,
  page: Page,
): Promise<Templates> | null {
  const places = [element, componentAround(element, page)].filter((one) => one !== null)
  const found = new Map<TemplateName, { nodes: readonly PlainNode[]; place: Element }>()
  for (const place of places) {
    for (const problem of templateProblems(place)) {
      page.problems.warn(`${elementName(place)}: ${problem}`, place)
    }
    const here = findTemplates(place)
    for (const name of names) {
      const nodes = here[name]
      if (nodes && !found.has(name)) found.set(name, { nodes, place })
    }
  }
  if (found.size === 0) return null
  return import('../widgets/results/card/templateCard').then(({ templateCard }) => {
    const templates = [...found].map(([name, { nodes, place }]) => {
      const card = templateCard(nodes)
      for (const problem of card.problems) {
        page.problems.warn(`${elementName(place)}, template "${name}": ${problem}`, place)
      }
      if (name === 'result') tellMissing(card, element, id, page)
      return [name, card.render] as const
    })
    return Object.fromEntries(templates)
  })
}

function componentAround(element: Element, page: Page): Element | null {
  for (let at = unclobbered.parentElement(element); at; at = unclobbered.parentElement(at)) {
    if (componentAt(page.mounted, at) !== null) return at
  }
  return null
}

/** A binding to a field that no document of the first answer has is told once, with the cure. */
function tellMissing(card: TemplateCard, element: Element, id: ComponentId, page: Page) {
  // The component may have left while the part of the bundle was loading.
  if (!page.store.getState().searches[id]) return
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
    for (const field of card.missing(page.store.getState().answers[id]?.docs ?? [])) {
      page.problems.warn(
        `${elementName(element)}, template "result": no document has the field "${field}". Is it spelled as in the index? Then ask for it: add it to solr.params.fl, or turn solr.return_full_docs on.`,
        element,
      )
    }
  }
}
