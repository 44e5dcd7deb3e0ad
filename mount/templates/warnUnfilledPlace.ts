import { recover } from '../../src/config/recover'
import type { PlainNode } from '../../src/templates/plainTree'
import type { TemplateName } from '../../src/templates/templateName'
import type { App } from '../app/app'
import { elementName } from '../app/elementName'
import { entryNamed } from '../registry'
import { readConfig } from '../settings/readConfig'
import { widgetsIn } from './templateWidgets'

/** Warns of a place for the changes of `nothing-found` where the option of the results that fills it is off. */
export function warnUnfilledPlace(
  template: TemplateName,
  nodes: readonly PlainNode[],
  element: Element,
  app: App,
): void {
  if (template !== 'empty' || !widgetsIn(nodes).includes('nothing-found')) return
  const results = entryNamed('results')
  if (!results || 'load' in results) return
  const { config } = readConfig(element, app.settings[results.name], results.config)
  const { nothing_found: isOn } = Object(recover(results.config, config).config)
  if (isOn === true) return
  app.diagnostics.warn(
    `${elementName(element)}, template "empty": <div data-vitrine="nothing-found"> stays empty, since the option nothing_found of results is off. Write data-vitrine-nothing_found at the results.`,
    element,
  )
}
