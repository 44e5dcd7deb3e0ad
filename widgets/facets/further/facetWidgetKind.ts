import type { ComponentType } from 'react'
import type { FacetKind } from '../../../src/facets/further/facetKind'
import type { WrittenOption } from '../../shared/entry/widgetEntry'
import type { FacetProps } from '../facet/facetProps'

/** A further kind of facet with its view. */
export interface FacetWidgetKind extends FacetKind {
  /** Shows the facets whose `shownAs` is the kind's name. */
  readonly Component?: ComponentType<FacetProps>
  /** Adds the options in the markup of its mount point, `<option value="…">`, to its settings. */
  readonly fromOptions?: (settings: object, options: readonly WrittenOption[]) => object
  /** What is wrong with settings that it lives on with all the same, or null. */
  readonly findIssue?: (settings: object) => string | null
  /** Shows the facets of the widget `facet`, with and without further options. */
  readonly Facet?: ComponentType<FacetProps>
}
