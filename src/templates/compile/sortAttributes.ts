import type { PlainElement } from '../plainTree'
import type { Problems } from '../problems'
import { type Path, parsePath } from '../values/path'
import { ATTRIBUTE_PREFIX, BINDING_PREFIX, type Binding, isBinding } from './binding'
import { mayBind } from './boundAttribute'
import { staticAttributeProblem } from './staticAttribute'
import { unknownBinding } from './unknownBinding'

export interface SortedAttributes {
  /** The themer's own, as HTML spells them. */
  readonly own: ReadonlyMap<string, string>
  readonly bound: ReadonlyMap<string, Path>
  readonly bindings: ReadonlyMap<Binding, string>
}

/** Tells an element's own attributes from its bindings, and refuses what may not be there. */
export function sortAttributes(element: PlainElement, problems: Problems): SortedAttributes {
  const own = new Map<string, string>()
  const bound = new Map<string, Path>()
  const bindings = new Map<Binding, string>()
  for (const [name, value] of element.attributes) {
    const short = name.startsWith(BINDING_PREFIX) ? name.slice(BINDING_PREFIX.length) : null
    if (short === null) {
      const fault = staticAttributeProblem(element.name, name, value)
      if (fault) problems.tell(element, fault)
      else own.set(name, value)
      continue
    }
    const target = short.startsWith('attr-') ? name.slice(ATTRIBUTE_PREFIX.length) : null
    const known = target === null ? isBinding(short) : mayBind(target)
    const path = parsePath(value)
    if (!known) problems.tell(element, unknownBinding(name))
    else if (!path) problems.tell(element, `${name} names no field.`)
    else if (target !== null) bound.set(target, path)
    else bindings.set(short as Binding, value)
  }
  return { own, bound, bindings }
}
