import type { ComponentId } from '../../src/componentId'
import type { TemplateCard } from '../../widgets/results/card/templateCard'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'

/** Warns once of a binding to a field that no document of the first response has, with the cure. */
export function warnMissingFields(card: TemplateCard, element: Element, id: ComponentId, app: App) {
  // The component may have left while the part of the bundle was loading.
  if (!app.store.getState().searches[id]) return
  const undo = [
    app.bus.on('search:left', (left) => {
      if (left.id === id) stop()
    }),
    app.bus.on('search:answered', (answered) => {
      if (answered.id === id && answered.ids.length > 0) warn()
    }),
  ]
  const stop = () => {
    for (const off of undo) off()
  }
  const warn = () => {
    stop()
    for (const field of card.missing(app.store.getState().answers[id]?.docs ?? [])) {
      app.diagnostics.warn(
        `${elementName(element)}, template "result": no document has the field "${field}". Is it spelled as in the index? Then ask for it: add it to solr.params.fl, or turn solr.return_full_docs on.`,
        element,
      )
    }
  }
}
