import type { PlainElement } from '../plainTree'
import type { TemplateIssues } from '../templateIssues'
import { type Path, parsePath } from '../values/path'
import { ATTRIBUTE_PREFIX, BINDING_PREFIX, type Binding, isBinding } from './binding'
import { mayBind } from './boundAttribute'
import { staticAttributeIssue } from './staticAttributeIssue'
import { unknownBinding } from './unknownBinding'

export interface ParsedAttributes {
  /** The themer's attributes that are not bindings, as HTML spells them. */
  readonly staticAttributes: ReadonlyMap<string, string>
  /** The attributes that fields fill. */
  readonly bound: ReadonlyMap<string, Path>
  readonly bindings: ReadonlyMap<Binding, string>
}

/** Separates an element's static attributes from its bindings, and adds an issue for each invalid one. */
export function parseAttributes(element: PlainElement, issues: TemplateIssues): ParsedAttributes {
  const staticAttributes = new Map<string, string>()
  const bound = new Map<string, Path>()
  const bindings = new Map<Binding, string>()
  for (const [name, value] of element.attributes) {
    const short = name.startsWith(BINDING_PREFIX) ? name.slice(BINDING_PREFIX.length) : null
    if (short === null) {
      const issue = staticAttributeIssue(element.name, name, value)
      if (issue) issues.add(element, issue)
      else staticAttributes.set(name, value)
      continue
    }
    const target = short.startsWith('attr-') ? name.slice(ATTRIBUTE_PREFIX.length) : null
    const isKnown = target === null ? isBinding(short) : mayBind(target)
    const path = parsePath(value)
    if (!isKnown) issues.add(element, unknownBinding(name))
    else if (!path) issues.add(element, `${name} names no field.`)
    else if (target !== null) bound.set(target, path)
    else bindings.set(short as Binding, value)
  }
  return { staticAttributes, bound, bindings }
}
