import { nearest } from '../../config/nearest'
import type { PlainElement } from '../plainTree'
import type { ElementInstruction, Instruction } from '../template'
import { applyControlFlow } from './applyControlFlow'
import { ATTRIBUTE_PREFIX, BINDING_PREFIX, type Binding } from './binding'
import type { CompileContext } from './compileContext'
import { staticAttributeIssue } from './staticAttributeIssue'

/**
 * Compiles an element with data-vitrine: a widget that renders in the root of the results. Loops and conditions
 * apply as to any element; all other attributes are its configuration.
 * @param compileMarkup compiles the element itself, which is kept when it is a control or contains one.
 * @returns null when no widget has the name.
 */
export function compileWidget(
  element: PlainElement,
  name: string,
  { issues, widgetNames }: CompileContext,
  compileMarkup: (element: PlainElement) => ElementInstruction,
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
  const configuration = [...attributes].filter(
    ([attribute]) =>
      !attribute.startsWith(BINDING_PREFIX) || attribute.startsWith(ATTRIBUTE_PREFIX),
  )
  const markup = hasControl(element)
    ? compileMarkup({ ...element, attributes: configuration })
    : null
  return applyControlFlow(
    { kind: 'widget', name, attributes: Object.fromEntries(attributes), markup },
    bindings,
  )
}

/** A link counts only as the element itself: one inside may lead anywhere. */
function hasControl(element: PlainElement): boolean {
  return element.name === 'a' || isButton(element)
}

function isButton({ name, attributes, children }: PlainElement): boolean {
  if (name === 'button' || name === 'input') return true
  if (attributes.some(([attribute, value]) => attribute === 'role' && value === 'button'))
    return true
  return children.some((child) => child.kind === 'element' && isButton(child))
}
