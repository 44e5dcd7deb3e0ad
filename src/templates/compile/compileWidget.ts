import { nearest } from '../../config/nearest'
import type { PlainElement } from '../plainTree'
import type { Instruction } from '../template'
import { arrange } from './arrange'
import { BINDING_PREFIX, type Binding } from './binding'
import type { Compiling } from './compiling'
import { staticAttributeProblem } from './staticAttribute'

/**
 * An element with data-vitrine: a widget that the results render themselves. It may be repeated
 * and chosen like any element; every other attribute is its configuration.
 * @returns null when there is no such widget.
 */
export function compileWidget(
  element: PlainElement,
  name: string,
  { problems, widgetNames }: Compiling,
): Instruction | null {
  if (!widgetNames.includes(name)) {
    const near = nearest(name, widgetNames)
    const cure = near ? ` Did you mean "${near}"?` : ''
    problems.tell(element, `data-vitrine="${name}" is not a widget, so it is left out.${cure}`)
    return null
  }
  const attributes = new Map<string, string>()
  const bindings = new Map<Binding, string>()
  for (const [attribute, value] of element.attributes) {
    const short = attribute.startsWith(BINDING_PREFIX) && attribute.slice(BINDING_PREFIX.length)
    const fault = staticAttributeProblem(element.name, attribute, value)
    if (short === 'if' || short === 'unless' || short === 'each') bindings.set(short, value)
    else if (fault) problems.tell(element, fault)
    else if (attribute !== 'data-vitrine') attributes.set(attribute, value)
  }
  return arrange({ kind: 'widget', name, attributes: Object.fromEntries(attributes) }, bindings)
}
