import type { ComponentId } from '../../src/componentId'
import type { PlainNode } from '../../src/templates/plainTree'
import type { TemplateName } from '../../src/templates/templateName'
import { templateCard } from '../../widgets/results/card/templateCard'
import type { Templates } from '../../widgets/shared/entry/widgetProps'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { WIDGET_NAMES } from '../registry'
import { findServerRoot } from '../root/serverRoot'
import { warnMissingFields } from './warnMissingFields'
import { warnUnfilledPlace } from './warnUnfilledPlace'

/** The templates that a themer wrote for a widget, and the element that each stands in. */
export type WrittenTemplates = ReadonlyMap<
  TemplateName,
  { readonly nodes: readonly PlainNode[]; readonly place: Element }
>

/** Makes each template renderable, and warns of what is wrong in it. */
export async function compileTemplates(
  written: WrittenTemplates,
  element: Element,
  id: ComponentId,
  app: App,
): Promise<Templates> {
  const isOnServer = findServerRoot(element, id, app.store.getState()) !== null
  const templates = [...written].map(async ([name, { nodes, place }]) => {
    const card = templateCard(nodes, WIDGET_NAMES)
    for (const issue of card.issues) {
      app.diagnostics.warn(`${elementName(place)}, template "${name}": ${issue}`, place)
    }
    warnUnfilledPlace(name, nodes, element, app)
    if (name === 'result') warnMissingFields(card, element, id, app)
    if (isOnServer) await card.prepare()
    return [name, card.render] as const
  })
  return Object.fromEntries(await Promise.all(templates))
}
