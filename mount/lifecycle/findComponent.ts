import type { ComponentId } from '../../src/componentId'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'
import type { Reason } from '../settings/reportIssue'
import { componentAt, type MountedElements } from './mounted'

export type FoundComponent =
  | { readonly ok: true; readonly id: ComponentId }
  | { readonly ok: false; readonly reason: Reason }

/**
 * The search component that a widget belongs to: the one it names, the one it stands in,
 * or the page's only one.
 */
export function findComponent(element: Element, mounted: MountedElements): FoundComponent {
  const known = components(mounted)
  const named = attributeOf(element, 'data-vitrine-for')
  if (named !== null) return byName(named, known)
  for (let at = unclobbered.parentElement(element); at; at = unclobbered.parentElement(at)) {
    const id = componentAt(mounted, at)
    if (id !== null) return { ok: true, id }
    if (attributeOf(at, 'data-vitrine') === 'search') {
      return { ok: false, reason: (words) => words.componentNotMounted() }
    }
  }
  const ids = [...new Set(known.values())]
  if (ids.length === 1 && ids[0] !== undefined) return { ok: true, id: ids[0] }
  return { ok: false, reason: (words) => words.noComponent(ids) }
}

function byName(named: string, known: ReadonlyMap<string, ComponentId>): FoundComponent {
  const id = known.get(named)
  if (id !== undefined) return { ok: true, id }
  return { ok: false, reason: (words) => words.unknownComponent(named, [...known.keys()]) }
}

/** Components by their elements' ids, so that an inherited one is found under its own name too. */
function components(mounted: MountedElements): ReadonlyMap<string, ComponentId> {
  const all = new Map<string, ComponentId>()
  for (const { widget, component, element } of mounted.values()) {
    if (widget !== 'search') continue
    all.set(component, component)
    const id = attributeOf(element, 'id')
    if (id) all.set(id, component)
  }
  return all
}
