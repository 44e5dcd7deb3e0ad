import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { FacetWidgetName } from '../../../src/contract/widgets'
import { withStyles } from '../../shared/lazy/loadStyles'
import { Facet } from './Facet'
import type { FacetProps } from './facetProps'

type FacetComponent = ComponentType<FacetProps>

const loaded = new Map<FacetWidgetName, FacetComponent>([['facet', Facet]])

const loaders: Readonly<Record<FacetWidgetName, () => Promise<FacetComponent>>> = {
  facet: async () => Facet,
  range: () =>
    withStyles('range', import('../range/RangeFacet')).then((module) => module.RangeFacet),
  amenities: () =>
    withStyles('surfaces amenities', import('../amenities/AmenitiesFacet')).then(
      (module) => module.AmenitiesFacet,
    ),
}

/** Loads the components of some kinds of facet before they render. @throws when one cannot be loaded. */
export async function loadFacetComponents(names: readonly FacetWidgetName[]): Promise<void> {
  await Promise.all(names.map(async (name) => loaded.set(name, await loaders[name]())))
}

/**
 * Loads the components of the given kinds of facet. All of them show together, most often before the first
 * response, so that nothing moves later. A page without a slider never loads one.
 * @returns null while loading.
 * @throws when a component cannot be loaded: the error boundary then restores the CMS's markup.
 */
export function useFacetComponents(
  names: readonly FacetWidgetName[],
): ReadonlyMap<FacetWidgetName, FacetComponent> | null {
  const missing = names.filter((name) => !loaded.has(name)).join(' ')
  const [state, setState] = useState<{ readonly error?: unknown }>({})
  if ('error' in state) throw state.error
  useLayoutEffect(() => {
    let isUnmounted = false
    const finish = (next: { readonly error?: unknown }) => {
      if (!isUnmounted) setState(next)
    }
    const missingNames = missing.split(' ').filter(Boolean) as FacetWidgetName[]
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
  return missing === '' ? loaded : null
}
