import type { ComponentType } from 'react'
import type { FacetKind } from '../../../src/facets/further/facetKind'
import type { FacetProps } from '../facet/facetProps'

/** A further kind of facet with its view. */
export interface FacetWidgetKind extends FacetKind {
  /** Shows the facets whose `shownAs` is the kind's name. */
  readonly Component?: ComponentType<FacetProps>
  /** Shows the facets of a widget of every page in place of its own view, with and without further options. */
  readonly replaces?: Readonly<Record<string, ComponentType<FacetProps>>>
}
