import { type ComponentType, useLayoutEffect, useState } from 'react'
import type { FacetWidgetName } from '../../../src/contract/widgets'
import { Facet } from './Facet'
import type { FacetProps } from './facetProps'

type FacetComponent = ComponentType<FacetProps>
type FacetComponents = ReadonlyMap<FacetWidgetName, FacetComponent>

const loaded = new Map<FacetWidgetName, FacetComponent>([['facet', Facet]])

const loads: Readonly<Record<FacetWidgetName, () => Promise<FacetComponent>>> = {
  facet: async () => Facet,
  range: () => import('../range/RangeFacet').then((own) => own.RangeFacet),
  amenities: () => import('../amenities/AmenitiesFacet').then((own) => own.AmenitiesFacet),
}

/**
 * The views of some kinds of facet. A page without sliders never loads them; a page with some shows its
 * facets once all are there, which is most often before the first answer is, so that nothing moves later.
 * @returns null until then. A part that cannot be loaded breaks the widget: the page's own markup stands.
 */
export function useFacetComponents(names: readonly FacetWidgetName[]): FacetComponents | null {
  const missing = names.filter((name) => !loaded.has(name)).join(' ')
  const [state, setState] = useState<{ readonly error?: unknown }>({})
  if ('error' in state) throw state.error
  useLayoutEffect(() => {
    let gone = false
    const settle = (next: { readonly error?: unknown }) => {
      if (!gone) setState(next)
    }
    const wanted = missing.split(' ').filter(Boolean) as FacetWidgetName[]
    const loading = wanted.map(async (name) => loaded.set(name, await loads[name]()))
    if (wanted.length > 0) {
      Promise.all(loading).then(
        () => settle({}),
        (error: unknown) => settle({ error }),
      )
    }
    return () => {
      gone = true
    }
  }, [missing])
  return missing === '' ? loaded : null
}
