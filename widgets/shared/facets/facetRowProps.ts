import type { ReactNode } from 'react'
import type { FacetItem } from '../../../src/facets/facetItems'
import type { FacetValue } from '../../../src/facets/facetValue'
import type { Translate } from '../languages/createTranslate'
import type { PrefetchHandlers } from '../prefetch/usePrefetch'

export type FormatValue = (value: string) => ReactNode

/** What the row of one value of a facet is given, whichever code draws it. */
export interface FacetRowProps {
  readonly item: FacetItem
  /** What a plain form calls the facet, without JavaScript. */
  readonly name?: string | undefined
  readonly toggle: (value: FacetValue) => void
  readonly prefetch?: PrefetchHandlers<FacetValue> | undefined
  readonly translate: Translate
  /** Formats the values, of money for example; without it, each value shows as it is. */
  readonly formatValue?: FormatValue | undefined
  /** Formats the labels that values have of their own. */
  readonly formatLabel?: FormatValue | undefined
}
