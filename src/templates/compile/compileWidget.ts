import { nearest } from '../../config/nearest'
import type { PlainElement } from '../plainTree'
import type { Instruction } from '../template'
import { applyControlFlow } from './applyControlFlow'
import { BINDING_PREFIX, type Binding } from './binding'
import type { CompileContext } from './compileContext'
import { staticAttributeIssue } from './staticAttributeIssue'

/**
 * Compiles an element with data-vitrine: a widget that renders in the root of the results. Loops and conditions
 * apply as to any element; all other attributes are its configuration.
 * @returns null when no widget has the name.
 */
export function compileWidget(
  element: PlainElement,
  name: string,
  { issues, widgetNames }: CompileContext,
): Instruction | null {
  if (!widgetNames.includes(name)) {
    const similar = nearest(name, widgetNames)
    const hint = similar ? ` Did you mean "${similar}"?` : ''
    issues.add(element, `data-vitrine="${name}" is not a widget, so it is left out.${hint}`)
    return null
  }
  const attributes = new Map<string, string>()
  const bindings = new Map<Binding, string>()
  for (const [attribute, value] of element.attributes) {
    const short = attribute.startsWith(BINDING_PREFIX) && attribute.slice(BINDING_PREFIX.length)
    const issue = staticAttributeIssue(element.name, attribute, value)
    if (short === 'if' || short === 'unless' || short === 'each') bindings.set(short, value)
    else if (issue) issues.add(element, issue)
    else if (attribute !== 'data-vitrine') attributes.set(attribute, value)
  }
  return applyControlFlow(
    { kind: 'widget', name, attributes: Object.fromEntries(attributes) },
    bindings,
  )
}
