import { scale } from '../../../src/facets/range/scaleKind'
import type { FacetWidgetKind } from '../further/facetWidgetKind'
import { ScaledRange } from './ScaledRange'

/** Sliders with a scale of their own, with their view. */
export const kind: FacetWidgetKind = { ...scale, Component: ScaledRange }
