import type { ComponentId } from '../../src/componentId'
import { nearest } from '../../src/config/nearest'
import { attributeOf } from '../browser/dom'
import { unclobbered } from '../browser/unclobbered'
import { componentAt, type MountedElements } from './mounted'

export type FoundComponent =
  | { readonly ok: true; readonly id: ComponentId }
  | { readonly ok: false; readonly reason: string }

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
      return { ok: false, reason: 'the search component that it stands in was not mounted' }
    }
  }
  const ids = [...new Set(known.values())]
  if (ids.length === 1 && ids[0] !== undefined) return { ok: true, id: ids[0] }
  const found = ids.length === 0 ? 'the page has none' : `the page has ${ids.join(', ')}`
  return {
    ok: false,
    reason: `data-vitrine-for is missing, expected the id of a search component since this stands in none, and ${found}`,
  }
}

function byName(named: string, known: ReadonlyMap<string, ComponentId>): FoundComponent {
  const id = known.get(named)
  if (id !== undefined) return { ok: true, id }
  const near = nearest(named, [...known.keys()])
  const cure = near
    ? `Did you mean "${near}"?`
    : `The page has ${[...known.keys()].join(', ') || 'none'}.`
  return {
    ok: false,
    reason: `data-vitrine-for must be the id of a search component, got "${named}". ${cure}`,
  }
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
