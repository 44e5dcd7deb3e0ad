import { type ComponentType, useLayoutEffect, useState } from 'react'
import { withStyles } from '../../shared/lazy/loadStyles'
import { Facet } from './Facet'
import type { FacetProps } from './facetProps'

type FacetComponent = ComponentType<FacetProps>

/** The components by the names of their widgets; further facets add theirs. */
export const facetComponents = new Map<string, FacetComponent>([['facet', Facet]])

const loaders: Readonly<Record<string, () => Promise<FacetComponent>>> = {
  range: () =>
    withStyles('range', import('../range/RangeFacet')).then((module) => module.RangeFacet),
  amenities: () =>
    withStyles('surfaces amenities', import('../amenities/AmenitiesFacet')).then(
      (module) => module.AmenitiesFacet,
    ),
}

/** Loads the components of some kinds of facet before they render. @throws when one cannot be loaded. */
export async function loadFacetComponents(names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const load = !facetComponents.has(name) && loaders[name]
      if (load) facetComponents.set(name, await load())
    }),
  )
}

/**
 * Loads the components of the given kinds of facet. All of them show together, most often before the first
 * response, so that nothing moves later. A page without a slider never loads one.
 * @returns null while loading.
 * @throws when a component cannot be loaded: the error boundary then restores the CMS's markup.
 */
export function useFacetComponents(
  names: readonly string[],
): ReadonlyMap<string, FacetComponent> | null {
  const missing = names.filter((name) => !facetComponents.has(name)).join(' ')
  const [state, setState] = useState<{ readonly error?: unknown }>({})
  if ('error' in state) throw state.error
  useLayoutEffect(() => {
    let isUnmounted = false
    const finish = (next: { readonly error?: unknown }) => {
      if (!isUnmounted) setState(next)
    }
    const missingNames = missing.split(' ').filter(Boolean)
    if (missingNames.length > 0) {
      loadFacetComponents(missingNames).then(
        () => finish({}),
        (error: unknown) => finish({ error }),
      )
    }
    return () => {
      isUnmounted = true
    }
  }, [missing])
  return missing === '' ? facetComponents : null
}
